import type { DescribedItem, SoldLot } from '../sold-lot.ts'
import { FORMS, MATERIALS } from './vocabulary.ts'
import { traitsOfItem, type ItemTraits, type Traits } from './traits.ts'

/** What two texts have in common, in words for members. */
export interface Likeness {
  /** The strongest first. */
  reasons: string[]
  /** Whether they are of one maker, of one form, or alike in several other ways. */
  isClose: boolean
}

const MOST_REASONS = 4
const WORDS_TOLD = 3
/** Of reasons other than maker and form, so many make a close sale; origin and century are half of one. */
const ENOUGH_REASONS = 2

/**
 * Why a sold lot is like an item. Only words that say what a thing is are named: its maker, form, material,
 * period, technique, origin and decade, else words that both texts have in common.
 */
export function likenessTo(item: DescribedItem): (lot: SoldLot) => Likeness {
  const wanted = traitsOfItem(item)
  return (lot) => likenessOf(wanted, traitsOfItem(lot), item.category === lot.category)
}

function likenessOf(wanted: ItemTraits, given: ItemTraits, isOfCategory: boolean): Likeness {
  const maker = sharedMaker(wanted, given)
  const { same, alike } = sharedForms(wanted, given)
  const decade = sharedDecade(wanted, given)
  const strong = [
    ...(maker === undefined ? [] : [`${COPY.test(maker) ? 'Same attribution' : 'Same maker'}: ${maker}`]),
    ...named('Same form', same),
  ]
  const telling = [
    ...(same.length === 0 && alike !== undefined ? [`Similar form: ${alike}`] : []),
    ...named('Same material', sharedMaterials(wanted, given)),
    ...named('Same period', shared(wanted, given, 'styles').map(capitalized)),
    ...named('Same technique', shared(wanted, given, 'techniques')),
    ...(decade === undefined ? [] : [`Same decade: ${nameOfDecade(decade)}`]),
  ]
  const broad = [
    ...named('Same origin', shared(wanted, given, 'origins').map(capitalized)),
    ...(decade === undefined ? sharedCentury(wanted, given) : []),
  ]
  const words = sharedWords(wanted, given, maker)
  const reasons = [...strong, ...telling, ...broad].slice(0, MOST_REASONS)
  if (words.length > 0 && reasons.length < MOST_REASONS)
    reasons.push(
      `Both mention ${words
        .slice(0, WORDS_TOLD)
        .map((word) => `‘${word}’`)
        .join(', ')}`,
    )
  return {
    reasons: [...reasons, ...(isOfCategory ? [] : ['Another category'])],
    isClose:
      strong.length > 0 ||
      telling.length + broad.length / 2 + weightOfWords(words.length, wanted, given) >= ENOUGH_REASONS,
  }
}

/** A word in common may be chance; several, or all that a title says, are not. */
function weightOfWords(shared: number, { title: one }: ItemTraits, { title: other }: ItemTraits): number {
  const isAll = shared >= 2 && shared >= Math.min(one.words.size, other.words.size)
  return isAll || shared >= WORDS_TOLD ? ENOUGH_REASONS : shared > 0 ? 1 : 0
}

/** 'After Rembrandt' is not by him. */
const COPY =
  /^(?:an? )?(?:copy )?(?:after|attributed|manner|style|taste|in the|circle|follower|school|studio|workshop|d['’]apr)/i

type SetKind = {
  [Kind in keyof Traits]: Traits[Kind] extends ReadonlySet<string> ? Kind : never
}[keyof Traits]

/**
 * In the title of one of the two, and anywhere in the other: descriptions alone name much that is beside the
 * point.
 */
function shared(wanted: ItemTraits, given: ItemTraits, kind: SetKind): string[] {
  return [...given.all[kind]].filter(
    (value) => wanted.all[kind].has(value) && (wanted.title[kind].has(value) || given.title[kind].has(value)),
  )
}

function sharedMaker(wanted: ItemTraits, given: ItemTraits): string | undefined {
  for (const [key, name] of given.title.makers) if (wanted.all.makers.has(key)) return name
  for (const [key] of wanted.title.makers) {
    const name = given.all.makers.get(key)
    if (name !== undefined) return name
  }
  for (const [{ maker }, { text }] of [
    [given, wanted],
    [wanted, given],
  ] as const)
    if (maker !== null && text.includes(` ${maker.key} `)) return maker.name
  return undefined
}

/** The form of a text is what its title says; a title that says none has that of its description. */
const formsOf = ({ title, all }: ItemTraits) => (title.forms.size > 0 ? title.forms : all.forms)

function sharedForms(wanted: ItemTraits, given: ItemTraits): { same: string[]; alike?: string } {
  if (wanted.title.forms.size === 0 && given.title.forms.size === 0) return { same: [] }
  const [forms, others] = [formsOf(wanted), formsOf(given)]
  const same = [...others].filter((form) => forms.has(form))
  if (same.length > 0) return { same }
  const heads = new Set([...forms].map((form) => headOf(form, FORMS)))
  const alike = [...others].map((form) => headOf(form, FORMS)).find((head) => heads.has(head))
  return alike === undefined ? { same } : { same, alike }
}

/** A tea bowl is a bowl, and sterling silver is silver. */
function headOf(phrase: string, known: ReadonlySet<string>): string {
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1)
  return known.has(last) ? last : phrase
}

function sharedMaterials(wanted: ItemTraits, given: ItemTraits): string[] {
  const same = shared(wanted, given, 'materials')
  if (same.length > 0) return same
  const heads = new Set([...wanted.all.materials].map((material) => headOf(material, MATERIALS)))
  const inTitles = new Set(
    [...wanted.title.materials, ...given.title.materials].map((material) => headOf(material, MATERIALS)),
  )
  return [...new Set([...given.all.materials].map((material) => headOf(material, MATERIALS)))].filter(
    (head) => heads.has(head) && inTitles.has(head),
  )
}

function sharedDecade(wanted: ItemTraits, given: ItemTraits): number | undefined {
  return [...given.all.decades].find((decade) => wanted.all.decades.has(decade))
}

/** '1900s' would be a century. */
const nameOfDecade = (decade: number) => (decade % 100 === 0 ? `${decade} to ${decade + 9}` : `${decade}s`)

function sharedCentury(wanted: ItemTraits, given: ItemTraits): string[] {
  const century = [...given.all.centuries].find((one) => wanted.all.centuries.has(one))
  return century === undefined ? [] : [`Same century: ${ordinal(century)}`]
}

/** Those of the lot's title that the item has, without the ones that the maker's name tells. */
function sharedWords(wanted: ItemTraits, given: ItemTraits, maker: string | undefined): string[] {
  const told = new Set(maker?.toLowerCase().match(/[\p{L}\p{M}]+/gu))
  const words: string[] = []
  for (const [word, written] of given.title.words)
    if (wanted.all.words.has(word) && !told.has(written.toLowerCase())) words.push(written)
  return words
}

const named = (what: string, values: readonly string[]) =>
  values.length > 0 ? [`${what}: ${listed(values)}`] : []

const VALUES_TOLD = 2
const listed = (values: readonly string[]) =>
  values
    .slice(0, VALUES_TOLD)
    .map((value) => WRITTEN[value.toLowerCase()] ?? value)
    .join(', ')

/** Phrases that are written with accents or hyphens. */
const WRITTEN: Readonly<Record<string, string>> = {
  applique: 'appliqué',
  champleve: 'champlevé',
  cloisonne: 'cloisonné',
  decoupage: 'découpage',
  'engine turned': 'engine-turned',
  guilloche: 'guilloché',
  'gutta percha': 'gutta-percha',
  'hand painted': 'hand-painted',
  jardiniere: 'jardinière',
  'luster glazed': 'luster-glazed',
  'mid century': 'Mid-century',
  'mold blown': 'mold-blown',
  'mother of pearl': 'mother-of-pearl',
  'papier mache': 'papier-mâché',
  'pate sur pate': 'pâte-sur-pâte',
  'plique a jour': 'plique-à-jour',
  repousse: 'repoussé',
  'salt glazed': 'salt-glazed',
  'tin glazed earthenware': 'tin-glazed earthenware',
  'transfer printed': 'transfer-printed',
}

const KEPT_SMALL = new Set(['and', 'of'])
const ROMAN_NUMERAL = /^[ivx]+$/

/** 'Art Deco', 'Louis XVI'. */
function capitalized(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) =>
      KEPT_SMALL.has(word)
        ? word
        : ROMAN_NUMERAL.test(word)
          ? word.toUpperCase()
          : word.slice(0, 1).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

function ordinal(number: number): string {
  const last = number % 10
  return `${number}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`
}
