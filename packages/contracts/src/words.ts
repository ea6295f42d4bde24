import { APOSTROPHE_SIGNS } from './search-text.ts'
import { foldAccents } from './fold-accents.ts'
import { valueOfDigit } from './typed-numbers.ts'

/** A stretch of a text, in UTF-16 units of the text as it is written. */
interface Stretch {
  word: string
  from: number
  to: number
}

/** A word as search compares it. */
export interface Word extends Stretch {
  /**
   * What it is written of, where there are signs within: 'o' and 'neill' of 'oneill', 'w', 'm' and 'f' of
   * 'wmf', 'at', 'and' and 't' of 'att' ('AT&T'). Otherwise none.
   */
  parts: readonly Stretch[]
  /**
   * The word with two letters for each of `ä`, `ö`, `ü`, `å` and `ø`, as it is typed where a keyboard lacks
   * them: 'mueller' of 'Müller', 'aarhus' of 'Århus'. Null where it has none of them.
   */
  spelledOut: string | null
}

/** Signs of trademarks and rights. */
const RIGHTS_SIGNS = /[™℠®©℗ⓒⓇⓡⒸⓅⓟ]/gu

const NO_LETTER_BEFORE = "(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}]['’^])"
const NO_LETTER_BEHIND = "(?![\\p{L}\\p{M}\\p{N}]|['’^][\\p{L}\\p{N}])"

/**
 * Letters that stand alone and follow each other, with dots between them ('W.M.F.', 'J. R. R.') or with
 * spaces ('J R R', but not the article of 'A W. M. F.'), and abbreviations of one or two letters with dots
 * alone ('Ph.D.'). 'W. M. F. v' is being typed: what has no dot yet may become any word.
 */
const INITIALS = [
  `${NO_LETTER_BEFORE}\\p{L}(?:\\.\\p{L}${NO_LETTER_BEHIND}|\\. \\p{L}(?=\\.))+`,
  `${NO_LETTER_BEFORE}\\p{L}(?: \\p{L}${NO_LETTER_BEHIND}(?!\\.))+`,
  `${NO_LETTER_BEFORE}\\p{L}{1,2}(?:\\.\\p{L}{1,2}${NO_LETTER_BEHIND})+`,
].join('|')

/** 'n°' for 'number', typed with a degree sign. */
const N_DEGREE = '(?<![\\p{L}\\p{N}])n ?°'

/** What stands for a sign that joins two parts of a word and is no apostrophe. */
const JOINER = '^'
const LETTER = '[\\p{L}\\p{N}]'
/**
 * Signs within a word that is written without them as well. Between digits they separate: 5'6, 10². A Hebrew
 * abbreviation has quotes, a Catalan l·l a dot, and 'No5' nothing.
 */
const WITHIN = [
  `(?<=\\p{L})['${JOINER}](?=${LETTER})`,
  `(?<=${LETTER})['${JOINER}](?=\\p{L})`,
  '(?<=\\p{Script=Hebrew})"(?=\\p{Script=Hebrew})',
  '(?<=l)·(?=l)',
  `(?<=(?<!${LETTER})no)(?=\\d)`,
].join('|')
const WITHOUT_INITIALS = new RegExp(`${LETTER}+(?:(?:${WITHIN})${LETTER}+)*`, 'gu')
const PARTS = new RegExp(`&|${LETTER}+?(?=${WITHIN}|(?!${LETTER})|$)`, 'gu')
/** One or two letters on either side of '&': 'AT&T', 'A&W', 'M&M's'. */
const SHORT_WITH_AND = `(?<![\\p{L}\\p{N}'${JOINER}&])\\p{L}{1,2}(?:&\\p{L}{1,2})+(?![\\p{L}\\p{M}\\p{N}&]|['${JOINER}](?!s(?!${LETTER}))${LETTER})`
/** Cheap to look for in a long text: only what is short or holds a sign is looked at more closely. */
const RUN = `&|n ?°|${LETTER}+(?:['${JOINER}"·]${LETTER}+)*`
const INITIALS_HERE = new RegExp(INITIALS, 'uy')
const SHORT_WITH_AND_HERE = new RegExp(SHORT_WITH_AND, 'uy')
const WITH_SIGN = new RegExp(`['${JOINER}"·]|^no\\d`, 'u')
const POSSESSIVE = /'s$/u

/**
 * The words of a text as search compares them, in their order: no accents, no case, no possessive, no signs
 * of rights; apostrophes of all kinds, the dots of initials and the '&' of 'AT&T' within a word; otherwise
 * 'and' for '&', 'no' for '№', 'cent' for '¢', '5 pound' for '£5', '1 2' for '½'. They are letters and digits
 * alone.
 */
export function readWords(text: string): Word[] {
  const { plain, from, to } = folded(text)
  const mayBeSpelledOut = TWO_LETTERS.test(text)
  const stretch = (word: string, start: number, end: number): Stretch => ({
    word,
    from: from?.[start] ?? start,
    to: to?.[end - 1] ?? end,
  })
  const whole = (word: string, start: number, end: number, parts: readonly Stretch[] = []): Word => {
    const place = stretch(word, start, end)
    const spelled = mayBeSpelledOut ? spelledOut(text.slice(place.from, place.to)) : null
    return { word, from: place.from, to: place.to, parts, spelledOut: spelled }
  }
  return Array.from(writtenIn(plain), ({ written: found, at, isPlain = false }) => {
    if (isPlain) return whole(found, at, at + found.length)
    if (found === '&') return whole('and', at, at + 1)
    if (found.endsWith('°')) return whole('no', at, at + found.length)
    const written = found.replace(POSSESSIVE, '')
    const parts = Array.from(written.matchAll(PARTS), ({ 0: part, index }) =>
      stretch(part === '&' ? 'and' : part, at + index, at + index + part.length),
    )
    const word = written.replace(NO_LETTERS, '')
    return whole(word, at, at + written.length, parts.length > 1 ? parts : [])
  })
}

const NO_LETTERS = new RegExp(`(?!${LETTER}).`, 'gsu')
const TWO_LETTERS = /[äöüåøÄÖÜÅØ]|[aouAOU]\u0308|[aA]\u030a/
const EACH_OF_TWO_LETTERS = /[äöüåø]/gi
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** A text with two letters for each that some keyboards lack; null where it has none. */
function withTwoLetters(text: string): string | null {
  if (!TWO_LETTERS.test(text)) return null
  return text
    .normalize('NFC')
    .replace(EACH_OF_TWO_LETTERS, (letter) => SPELLED_OUT[letter.toLowerCase()] ?? letter)
}

function spelledOut(word: string): string | null {
  const spelled = withTwoLetters(word)
  return spelled && plainText(spelled).replace(NO_LETTERS, '')
}

/** Each word with the signs within. */
function* writtenIn(plain: string): Generator<{ written: string; at: number; isPlain?: boolean }> {
  const run = new RegExp(RUN, 'gu')
  for (let match = run.exec(plain); match; match = run.exec(plain)) {
    const { 0: written, index: at } = match
    const short = shortWordsAt(plain, at, written.length)
    if (short) {
      yield { written: short, at }
      run.lastIndex = at + short.length
    } else if (WITH_SIGN.test(written)) {
      for (const { 0: word, index } of written.matchAll(WITHOUT_INITIALS))
        yield { written: word, at: at + index }
    } else if (written !== 's' || plain[at - 1] !== "'")
      yield { written, at, isPlain: written !== '&' && !written.endsWith('°') }
  }
}

/** Initials, or short words that '&' joins. */
function shortWordsAt(plain: string, at: number, length: number): string | undefined {
  const sign = plain[at + length]
  if (length > 2 || (sign !== '.' && sign !== ' ' && sign !== '&')) return undefined
  const pattern = sign === '&' ? SHORT_WITH_AND_HERE : INITIALS_HERE
  pattern.lastIndex = at
  return pattern.exec(plain)?.[0]
}

/** The same words alone. */
export function wordsOf(text: string): string[] {
  return readWords(text).map(({ word }) => word)
}

const INITIALS_ANYWHERE = new RegExp(INITIALS, 'gu')
const N_DEGREE_ANYWHERE = new RegExp(N_DEGREE, 'gu')
const NUMBER_AFTER_NO = /(?<![\p{L}\p{N}])no(?=\d)/gu
const WITHIN_ANYWHERE = new RegExp(WITHIN, 'gu')
/** Emoji, currencies and the like may be all that a title is told by. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{S}#%@*_\\]+/gu

/**
 * A text as filters compare it: one contains the other where their readers see it so, whatever their accents,
 * case, spaces, punctuation and apostrophes. Of a text that is punctuation alone the text itself.
 *
 * Stored beside titles: a change asks for the stored ones to be computed again.
 */
export function filterText(text: string): string {
  const plain = plainText(text)
  const words = plain
    .replace(N_DEGREE_ANYWHERE, 'no ')
    .replace(NUMBER_AFTER_NO, 'no ')
    .replace(INITIALS_ANYWHERE, (initials) => initials.replace(/[. ]/g, ''))
    .replace(WITHIN_ANYWHERE, '')
    .replaceAll(JOINER, ' ')
    .replaceAll('&', ' and ')
    .replace(BETWEEN_WORDS, ' ')
    .trim()
  return words || plain.replace(/\s+/gu, ' ').trim() || text.trim()
}

const JOINING_HYPHEN = /(?<=\p{L})[-\u2010\u2011](?=\p{L})/gu
const SHORT_WITH_AND_ANYWHERE = new RegExp(SHORT_WITH_AND, 'giu')

/**
 * A text in each way in which a filter finds it: as `filterText` has it, with two letters for 'ü' and the
 * like, and with what a hyphen or the '&' of 'AT&T' joins as one word: 'al quran' and 'alquran'. A text is
 * found by another one where one way of it contains one of the other. None has a line break.
 *
 * Stored beside titles: a change asks for the stored ones to be computed again.
 */
export function filterTexts(text: string): string[] {
  const spelled = withTwoLetters(text)
  const ways = (spelled === null ? [text] : [text, spelled]).flatMap((written) => [
    filterText(written),
    filterText(
      written
        .replace(JOINING_HYPHEN, '')
        .replaceAll('＆', '&')
        .replace(SHORT_WITH_AND_ANYWHERE, (short) => short.replaceAll('&', '')),
    ),
  ])
  return [...new Set(ways)]
}

/** Whether a title is found by what somebody types, whatever its spaces. */
export function isFoundByTyping(title: string, typed: string): boolean {
  const [titles, wanted] = [title, typed].map((text) =>
    filterTexts(text).map((way) => way.replaceAll(' ', '')),
  )
  return (titles ?? []).some((way) => (wanted ?? []).some((part) => way.includes(part)))
}

interface Folded {
  plain: string
  /**
   * For each unit of the plain text, from where to where its sign stands in the text. Null where each unit
   * stands at the same place.
   */
  from: number[] | null
  to: number[] | null
}

const ASCII = /^\p{ASCII}*$/u
/** Marks on the letter before, and what nobody sees. */
const BELONGS_TO_LETTER = /^[\p{M}\p{Default_Ignorable_Code_Point}]$/u

const CURRENCIES = '$£€¥'
/** A sign in front of its number: '£5', '$ 1,200.50'. */
const PRICE = `[${CURRENCIES}] ?\\d+(?:[.,]\\d+)*(?![\\p{L}\\p{N}])`
const RUNS = new RegExp(`${PRICE}|[^\\P{ASCII}$]+|\\$|\\P{ASCII}`, 'gu')

/** Sign by sign, so that each keeps its place: places are listed from the first sign on that moves the others. */
function folded(text: string): Folded {
  if (ASCII.test(text) && !text.includes('$')) return { plain: foldedAscii(text), from: null, to: null }
  let from: number[] | null = null
  let to: number[] | null = null
  let plain = ''
  let at = 0
  for (const [run] of text.matchAll(RUNS)) {
    const isAscii = isWrittenAscii(run)
    const as = foldedRun(run)
    const end = at + run.length
    const number = numberOfPrice(run)
    if (!from && as.length !== run.length) {
      from = Array.from({ length: at }, (_, place) => place)
      to = Array.from({ length: at }, (_, place) => place + 1)
    }
    if (from && to) {
      if (as === '' && to.length > 0 && BELONGS_TO_LETTER.test(run)) to[to.length - 1] = end
      for (let unit = 0; unit < as.length; unit++) {
        const place = number ? placeInPrice(run, number, unit) : isAscii ? unit : null
        from.push(at + (place ?? 0))
        to.push(place === null ? end : at + place + 1)
      }
    }
    plain += as
    at = end
  }
  return { plain, from, to }
}

/** The same without places. */
function plainText(text: string): string {
  return text.replace(RUNS, foldedRun)
}

function foldedRun(run: string): string {
  const number = numberOfPrice(run)
  if (number) return ` ${number}${SIGNS[run.charAt(0)]}`
  return isWrittenAscii(run) ? foldedAscii(run) : foldedSign(run)
}

/** Whether each unit stands for itself. */
const isWrittenAscii = (run: string) => run.charCodeAt(0) < 0x80 && run !== '$'

/** The number that a currency's sign stands in front of; empty where the run is no price. */
const numberOfPrice = (run: string) => (CURRENCIES.includes(run.charAt(0)) ? run.slice(1).trimStart() : '')

/** Where a unit of a folded price stands in it as it is written: the word at the sign. */
function placeInPrice(run: string, number: string, unit: number): number {
  return unit > 0 && unit <= number.length ? run.length - number.length + unit - 1 : 0
}

function foldedAscii(text: string): string {
  return text.toLowerCase().replaceAll('`', "'")
}

const SIGNS: Readonly<Record<string, string>> = {
  '№': ' no ',
  º: `${JOINER}o `,
  ª: `${JOINER}a `,
  '¢': ' cent ',
  '￠': ' cent ',
  $: ' dollar ',
  '£': ' pound ',
  '€': ' euro ',
  '¥': ' yen ',
  // Between the parts of a Persian word, where others type a space or nothing.
  '\u200c': JOINER,
  '״': '"',
  '”': '"',
  // The long stroke that Arabic words are stretched by.
  ـ: '',
}

const foldedSigns = new Map<string, string>()

function foldedSign(sign: string): string {
  const known = foldedSigns.get(sign)
  if (known !== undefined) return known
  const as = SIGNS[sign] ?? foldSign(sign)
  foldedSigns.set(sign, as)
  return as
}

function foldSign(sign: string): string {
  const typed = sign
    .replace(RIGHTS_SIGNS, '')
    .replace(APOSTROPHES, "'")
    .replace(RAISED_DIGIT, (digit) => JOINER + digit)
  const plain = foldAccents(typed.toLowerCase())
    .toLowerCase()
    // What is one sign may be spelled with an apostrophe, too.
    .replace(APOSTROPHES, "'")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{Nd}/gu, valueOfDigit)
    .replace(OTHER_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
  return plain.includes(FRACTION_SLASH) ? ` ${plain.replace(FRACTION_SLASH, '/')} ` : plain
}

const APOSTROPHES = new RegExp(`[${APOSTROPHE_SIGNS}]`, 'gu')
const RAISED_DIGIT = /[⁰¹²³⁴-⁹]/u
const FRACTION_SLASH = '⁄'

/** Letters that no decomposition leads to plain ones: as they are typed where a keyboard lacks them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɛ: 'e',
  ə: 'e',
  ɔ: 'o',
  ƒ: 'f',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}
const OTHER_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu')
