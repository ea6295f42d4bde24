import { foldedText } from '../model/features.ts'
import type { DescribedItem } from '../sold-lot.ts'
import { UNSAID_WORDS } from './unsaid-words.ts'
import { FORMS, MAKERS, MATERIALS, ORIGINS, STYLES, TECHNIQUES } from './vocabulary.ts'

/** What a text says that a reason can name. All but `words` are folded, and words of the trade. */
export interface Traits {
  forms: ReadonlySet<string>
  materials: ReadonlySet<string>
  styles: ReadonlySet<string>
  techniques: ReadonlySet<string>
  origins: ReadonlySet<string>
  /** Folded, with the spelling of the text. */
  makers: ReadonlyMap<string, string>
  /** The first year of each. */
  decades: ReadonlySet<number>
  /** 19 is 1801 to 1900. */
  centuries: ReadonlySet<number>
  /** The other words that say something, folded, with the spelling of the text. */
  words: ReadonlyMap<string, string>
}

/** Of a phrase that is of several kinds, the first one counts. */
const KINDS = { materials: MATERIALS, techniques: TECHNIQUES, styles: STYLES, forms: FORMS, origins: ORIGINS }
type Kind = keyof typeof KINDS

const KIND_NAMES = [
  'origins',
  'forms',
  'styles',
  'techniques',
  'materials',
] as const satisfies readonly Kind[]
const KIND_OF: ReadonlyMap<string, Kind> = new Map(
  KIND_NAMES.flatMap((kind) => [...KINDS[kind]].map((phrase) => [phrase, kind] as const)),
)
/** The first words of phrases, with the length of the longest one. */
const LONGEST_FROM: ReadonlyMap<string, number> = [...KIND_OF.keys()].reduce((longest, phrase) => {
  const [first = '', ...others] = phrase.split(' ')
  return longest.set(first, Math.max(longest.get(first) ?? 1, 1 + others.length))
}, new Map<string, number>())

/** Letters and digits of any script; '&', apostrophes and hyphens part words. */
const TOKEN = /[\p{L}\p{M}\p{N}]+/gu
/** What comes after is shown on the thing: 'Vase of flowers', 'Jar with lid and spoon'. */
const SHOWN_AFTER =
  /\b(?:with|showing|depicting|featuring|decorated|representing|avec|mit|con|com|represantant|representant)\b|(?<!\b(?:pair|set|lot|group|suite|garniture|collection|assortment|lot of \d+|set of \d+|pairs?)\s)\bof\b(?! (?:drawers|\d+|two|three|four|five|six|eight|ten|twelve)\b)/i

export function traitsOf(text: string): Traits {
  const tokens = tokensOf(text)
  const name = nameAtTheEnd(text)
  const nameFrom = name && isName(name.name) ? name.from : Infinity
  const found: Record<Kind, Set<string>> = {
    forms: new Set(),
    materials: new Set(),
    styles: new Set(),
    techniques: new Set(),
    origins: new Set(),
  }
  const formsEnd = SHOWN_AFTER.exec(text)?.index ?? Infinity
  const words = new Map<string, string>()
  let last: { form: string; end: number } | undefined
  for (let place = 0; place < tokens.length;) {
    const phrase = phraseAt(tokens, place)
    const token = tokens[place]
    if (!token) break
    if (!phrase) {
      // Two makers may have one first name.
      if (saysSomething(token.folded) && token.at < nameFrom) words.set(token.folded, token.written)
      place += 1
      continue
    }
    // Jasper Morrison is not of jasper; but of a maker who is not known, the country is.
    const isInName = token.at >= nameFrom && phrase.kind !== 'origins'
    if (isInName) {
      place += phrase.length
      continue
    }
    if (phrase.kind !== 'forms') found[phrase.kind].add(phrase.canonical)
    else if (token.at < formsEnd) {
      // 'Tea caddy spoon' is a spoon: of forms side by side the last one is what the thing is.
      if (last && last.end === place && /^[\s-]*$/.test(text.slice(tokens[place - 1]?.end, token.at)))
        found.forms.delete(last.form)
      found.forms.add(phrase.canonical)
      last = { form: phrase.canonical, end: place + phrase.length }
    }
    place += phrase.length
  }
  // A still life shows a vase, and is none.
  const isPicture = OF_PICTURES.test(text) || [...found.forms].some((form) => PICTURES.has(form))
  if (isPicture) for (const form of found.forms) if (!PICTURES.has(form)) found.forms.delete(form)
  const decades = decadesOf(text)
  return { ...found, makers: makersOf(text, tokens), decades, centuries: centuriesOf(text, decades), words }
}

/** More of a description tells of other things. */
const MOST_CHARACTERS = 3000
/** Descriptions begin with what a thing is made of. */
const LEAD = /^[^;.\n]{1,80}/

const PICTURES: ReadonlySet<string> = new Set(
  'drawing etching engraving lithograph mezzotint oil_painting painting photograph postcard poster portrait print screenprint watercolor woodblock_print woodcut'
    .split(' ')
    .map((form) => form.replace('_', ' ')),
)
const OF_PICTURES = /\b(?:still life|oil on|gouache|tempera|landscape)\b/i

/** Of both parts of a description: what the title says counts, and where it says nothing of a kind, the rest. */
export interface ItemTraits {
  title: Traits
  all: Traits
  /** Its words, folded, with spaces around each. */
  text: string
  /** The maker that is known beside the text. */
  maker: { key: string; name: string } | null
}

export function traitsOfItem({ title, description, maker }: DescribedItem): ItemTraits {
  const ofTitle = traitsOf(title)
  const known = knownMaker(maker)
  const makers = known ? new Map([...ofTitle.makers, [known.key, known.name]]) : ofTitle.makers
  const text = description.slice(0, MOST_CHARACTERS)
  const ofRest = traitsOf(text)
  const ofLead = traitsOf(LEAD.exec(text)?.[0] ?? '')
  return {
    title: {
      ...ofTitle,
      materials: union(ofTitle.materials, ofLead.materials),
      styles: union(ofTitle.styles, ofLead.styles),
      techniques: union(ofTitle.techniques, ofLead.techniques),
      makers,
    },
    all: {
      forms: union(ofTitle.forms, ofRest.forms),
      materials: union(ofTitle.materials, ofRest.materials),
      styles: union(ofTitle.styles, ofRest.styles),
      techniques: union(ofTitle.techniques, ofRest.techniques),
      origins: union(ofTitle.origins, ofRest.origins),
      makers: new Map([...ofRest.makers, ...makers]),
      decades: ofTitle.decades.size > 0 ? ofTitle.decades : statedDecadesOf(text),
      centuries: union(ofTitle.centuries, ofRest.centuries),
      words: new Map([...ofRest.words, ...ofTitle.words]),
    },
    text: ` ${nameKey(`${title} ${text}`)} `,
    maker: known,
  }
}

/** Makers that the title names or that are known beside it, by their folded names. */
export function titleMakers({ title, maker }: DescribedItem): string[] {
  const known = knownMaker(maker)
  return [...traitsOf(title).makers.keys(), ...(known ? [known.key] : [])]
}

function knownMaker(maker = ''): ItemTraits['maker'] {
  const name = maker.trim()
  return name === '' || MAKERS_UNKNOWN.test(name) ? null : { key: nameKey(name), name }
}

interface Token {
  folded: string
  written: string
  at: number
  end: number
}

const ASCII = /^[a-z\d]+$/i

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: written, index }) => ({
    folded: ASCII.test(written) ? written.toLowerCase() : foldedText(written),
    written,
    at: index,
    end: index + written.length,
  }))
}

function phraseAt(
  tokens: readonly Token[],
  place: number,
): { kind: Kind; canonical: string; length: number } | undefined {
  const longest = LONGEST_FROM.get(tokens[place]?.folded ?? '') ?? 1
  for (let length = Math.min(longest, tokens.length - place); length > 0; length -= 1) {
    const before = tokens
      .slice(place, place + length - 1)
      .map(({ folded }) => folded)
      .join(' ')
    const lastWord = tokens[place + length - 1]?.folded ?? ''
    for (const word of singularsOf(lastWord)) {
      const phrase = before === '' ? word : `${before} ${word}`
      const kind = KIND_OF.get(phrase)
      if (!kind) continue
      // 'Plate 12' is a page of a book.
      if (phrase === 'plate' && /^(?:\d|no$|number$|[ivxl]+$)/.test(tokens[place + length]?.folded ?? ''))
        return undefined
      return { kind, canonical: canonicalOf(phrase), length }
    }
  }
  return undefined
}

/** Two spellings of one form. */
const SPELLED_ALIKE: Readonly<Record<string, string>> = {
  'tea pot': 'teapot',
  'coffee pot': 'coffeepot',
  'tea cup': 'teacup',
  'tea spoon': 'teaspoon',
  teabowl: 'tea bowl',
  'cuff link': 'cufflink',
  'wrist watch': 'wristwatch',
  'sauce boat': 'sauceboat',
  'snuff box': 'snuffbox',
  'doll house': 'dollhouse',
  'hat pin': 'hatpin',
  'weather vane': 'weathervane',
  'wash stand': 'washstand',
  'bank note': 'banknote',
  'musical box': 'music box',
  appliqued: 'applique',
  'black basalt': 'black basaltes',
  'arts crafts': 'arts and crafts',
  'gold plate': 'gold plated',
}

const canonicalOf = (phrase: string) => SPELLED_ALIKE[phrase] ?? phrase

function singularsOf(word: string): string[] {
  if (word.endsWith('ss') || !word.endsWith('s') || word.length < 4) return [word]
  const forms = [word, word.slice(0, -1)]
  if (word.endsWith('es')) forms.push(word.slice(0, -2))
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`)
  return forms
}

const LEAST_LETTERS = 3
/** A number, in Arabic or Roman figures. */
const NO_WORD = /\p{N}|^[ivxlcdm]+(?:e|eme)?$/u

function saysSomething(word: string): boolean {
  return word.length >= LEAST_LETTERS && !NO_WORD.test(word) && !UNSAID_WORDS.has(word)
}

/** No name of a maker, though it stands where one does. */
const MAKERS_UNKNOWN = /^(?:unknown|unidentified|anonym|unbekannt|inconnu|unsigned|various|n\/?a$|none$|\?)/i
/** A name as a title gives it: 'by Ada Lovelace', 'Bexley Brothers: a vase'. */
const BY_NAME =
  /\b[Bb]y\s+((?:\p{Lu}[\p{L}\p{M}'’.-]*|&|and|de|van|von|der|di|du|la|le|y|et)(?:\s+(?:\p{Lu}[\p{L}\p{M}'’.-]*|\d+(?=\s*$)|&|and|de|van|von|der|di|du|la|le|y|et))*)/u
const NAME_BEFORE =
  /^(?:Pair: |Lot of \d+: )?(?!(?:a|an|at|by|for|from|in|of|on|the|with)\s)(\p{Lu}[^:,;()]{2,40}): /iu

/** 'Vase (Wedgwood)', 'Portrait (Boucher (F), François)'; but 'Zola (Emile)' is a name itself. */
const NAME_AT_THE_END = /\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*$/u

function nameAtTheEnd(text: string): { name: string; from: number } | undefined {
  const found = NAME_AT_THE_END.exec(text)
  const name = found?.[1]?.trim() ?? ''
  if (!found || !/\p{Lu}/u.test(name)) return undefined
  const before = tokensOf(text.slice(0, found.index))
  const isPerson =
    !/[\s,]/.test(name) &&
    /^\s*[^\s,]+\s*$/.test(text.slice(0, found.index)) &&
    !before.some((_, place) => phraseAt(before, place))
  return isPerson ? undefined : { name, from: found.index }
}

function makersOf(text: string, tokens: readonly Token[]): Map<string, string> {
  const makers = new Map<string, string>()
  const before = NAME_BEFORE.exec(text)?.[1] ?? ''
  // 'Tea service: a plate' names what it is of.
  const isThing = tokensOf(before).some((_, place, all) => phraseAt(all, place) !== undefined)
  for (const found of [BY_NAME.exec(text)?.[1], isThing ? undefined : before, nameAtTheEnd(text)?.name]) {
    const name = found?.trim()
    if (name !== undefined && isName(name)) makers.set(nameKey(name), name)
  }
  for (let place = 0; place < tokens.length; place += 1) {
    for (const length of [3, 2, 1]) {
      const part = tokens.slice(place, place + length)
      if (part.length < length) continue
      const key = part.map(({ folded }) => folded).join(' ')
      if (!KNOWN_MAKERS.has(key)) continue
      makers.set(key, text.slice(part[0]?.at, part.at(-1)?.end))
      place += length - 1
      break
    }
  }
  return makers
}

/** A name holds a word that is no word of the trade, no stop word and no number. */
function isName(name: string): boolean {
  const tokens = tokensOf(name)
  return (
    !MAKERS_UNKNOWN.test(name) &&
    tokens.some(({ folded }, place) => folded.length > 1 && saysSomething(folded) && !phraseAt(tokens, place))
  )
}

const TOKEN_GAP = /[^\p{L}\p{M}\p{N}]+/u

/** 'Fetti, Domenico' and 'Domenico Fetti' are one. */
function nameKey(name: string): string {
  const turned = /^([^,]+), ([^,]+)$/.exec(name)
  return (turned ? `${turned[2]} ${turned[1]}` : name)
    .split(TOKEN_GAP)
    .map((part) => foldedText(part))
    .filter((part) => part !== '' && part !== 'and')
    .join(' ')
}

const KNOWN_MAKERS: ReadonlySet<string> = new Set([...MAKERS].map((maker) => nameKey(maker)))

/** A number of a catalogue or a measure is no year. */
const YEAR =
  /(?<![\d#.,$€£]|\b(?:no|nr|lot|ref|nos|model|cat)\.? ?)(1[3-9]\d\d|20[0-3]\d)(?!\d|[.,]\d| ?(?:mm|cm|in|miles|pieces|x|×)\b)(s?)/gi
/** A year that dates the thing: 'c. 1790', or a part of its own, as in 'porcelain; 1922; French'. */
const STATED_YEAR =
  /(?:\b(?:c|ca|circa|about|around|dated|made in|um|vers|date)\.? ?|(?:^|;) ?)((?:1[3-9]|20)\d\d)(?!\d)(?=\D|$)/gi
/** Years of a life are none of the thing. */
const LIFE = /(?<!\p{L})(?:n[ée]e?|born|morte?|died|geb|geboren|gest|nato|nata|nacido)(?!\p{L})/iu
const CENTURY =
  /\b(1[3-9]|20|21)(?:st|nd|rd|th|e|eme|ème|\.)?[ -](?:c\b|cent|century|centuries|jahrhundert|jh|siecle|siècle|secolo)/gi
const ROMAN_CENTURY = /\b(XI?X|XVI{0,3}|XXI?)e?(?:me|ème)? si[eè]cle/g
const ROMAN: Readonly<Record<string, number>> = {
  XV: 15,
  XVI: 16,
  XVII: 17,
  XVIII: 18,
  XIX: 19,
  XX: 20,
  XXI: 21,
}

const YEARS_A_DECADE = 10

function decadesOf(text: string): Set<number> {
  return new Set([...beforeLife(text).matchAll(YEAR)].map(([, year]) => decadeOf(Number(year))))
}

/** Descriptions name years of many things, exhibitions and patents among them; those that date count. */
function statedDecadesOf(description: string): Set<number> {
  return new Set([...description.matchAll(STATED_YEAR)].map(([, year]) => decadeOf(Number(year))))
}

const beforeLife = (text: string) => text.slice(0, LIFE.exec(text)?.index)

const decadeOf = (year: number) => Math.floor(year / YEARS_A_DECADE) * YEARS_A_DECADE

function centuriesOf(text: string, decades: ReadonlySet<number>): Set<number> {
  return new Set([
    ...[...text.matchAll(CENTURY)].map(([, century]) => Number(century)),
    ...[...text.matchAll(ROMAN_CENTURY)].flatMap(([, roman = '']) => ROMAN[roman] ?? []),
    ...[...decades].map((decade) => Math.floor(decade / 100) + 1),
  ])
}

const union = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): ReadonlySet<Value> =>
  new Set([...one, ...other])
