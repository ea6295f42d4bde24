import type { Comparable } from './comparables.ts'
import type { PriceRange } from './estimate.ts'
import { titleMakers } from './likeness/traits.ts'
import { CONDITION_WORDS } from './likeness/unsaid-words.ts'
import { FORMS, MATERIALS, STYLES, TECHNIQUES } from './likeness/vocabulary.ts'
import { contributionsOf, driftTo, type PriceModel } from './model/price-model.ts'
import type { DescribedItem } from './sold-lot.ts'

/** In what an item differs from its comparables, or that prices have moved since they were sold. */
export type DifferenceCause =
  | 'condition'
  | 'maker'
  | 'form'
  | 'material'
  | 'style'
  | 'year'
  | 'size'
  | 'pieces'
  | 'amount'
  | 'category'
  | 'market'
  | 'text'

/** Where the range lies beside the prices that its comparables brought. */
export type RangeDifference =
  | { direction: 'above' | 'below'; cause: DifferenceCause }
  /** The prices lie on both sides of it. */
  | { direction: 'apart'; cause: null }

interface Told {
  range: PriceRange
  comparables: readonly Comparable[]
}

/**
 * How the range differs from the prices of most comparables, and why; null where it does not. Of what the
 * model adds for the item and for the comparables, each by its weight, the largest difference in the
 * direction of the range is the cause, where it is a third of all in that direction.
 */
export function rangeDifference(
  model: PriceModel,
  item: DescribedItem,
  date: string,
  { range, comparables }: Told,
): RangeDifference | null {
  const count = (fits: (price: number) => boolean) => comparables.filter(({ lot }) => fits(lot.price)).length
  const isMost = (some: number) => some * 2 > comparables.length
  const direction = isMost(count((price) => price < range.low))
    ? 'above'
    : isMost(count((price) => price > range.high))
      ? 'below'
      : null
  if (direction) return { direction, cause: causeOf(model, item, date, comparables, direction) }
  return isMost(count((price) => price < range.wideLow || price > range.wideHigh))
    ? { direction: 'apart', cause: null }
    : null
}

const LEAST_SHARE = 1 / 3

function causeOf(
  model: PriceModel,
  item: DescribedItem,
  date: string,
  comparables: readonly Comparable[],
  direction: 'above' | 'below',
): DifferenceCause {
  const sign = direction === 'above' ? 1 : -1
  const ofItem = contributionsOf(model, item)
  const groupOf = groupsOf([item, ...comparables.map(({ lot }) => lot)], [...ofItem.keys()])
  const differences = new Map<DifferenceCause, number>()
  const add = (cause: DifferenceCause, difference: number) =>
    differences.set(cause, (differences.get(cause) ?? 0) + sign * difference)
  for (const [name, added] of ofItem) add(groupOf(name), added)
  for (const { lot, weight } of comparables)
    for (const [name, added] of contributionsOf(model, lot)) add(groupOf(name), -weight * added)
  for (const { lot, weight } of comparables)
    add('market', weight * (driftTo(model, item.category, date) - driftTo(model, lot.category, lot.saleDate)))
  const inDirection = [...differences].filter(([, difference]) => difference > 0)
  const all = inDirection.reduce((sum, [, difference]) => sum + difference, 0)
  const [cause, most] = inDirection.reduce<[DifferenceCause, number]>(
    (largest, next) => (next[1] > largest[1] ? next : largest),
    ['text', 0],
  )
  return most >= LEAST_SHARE * all ? cause : 'text'
}

const YEAR = /^(?:1\d|20)\d\d$/

const SIZE_UNKNOWN = 'size unknown'
/** An item differs in these only where its own text states them. */
const STATED: ReadonlySet<DifferenceCause> = new Set(['year', 'size', 'pieces', 'amount'])

/**
 * What each feature of the model tells of. Words of makers are those that these texts name.
 *
 * @param own features of the item
 */
function groupsOf(
  items: readonly DescribedItem[],
  own: readonly string[],
): (feature: string) => DifferenceCause {
  const groupOf = groupsOfFeatures(items)
  const stated = new Set(own.filter((feature) => feature !== SIZE_UNKNOWN).map(groupOf))
  return (feature) => {
    const group = groupOf(feature)
    return STATED.has(group) && !stated.has(group) ? 'text' : group
  }
}

function groupsOfFeatures(items: readonly DescribedItem[]): (feature: string) => DifferenceCause {
  const makers = new Set(items.flatMap((item) => titleMakers(item).flatMap((name) => name.split(' '))))
  return (feature) => {
    const [kind = '', ...words] = feature.split(' ')
    switch (kind) {
      case 'category':
      case 'maker':
      case 'size':
      case 'pieces':
      case 'amount':
        return kind
      case 'named':
        return 'maker'
      case 'decade':
        return 'year'
      case 'word':
      case 'words':
      case 'said':
      case 'phrase':
        return groupOfWords(words, makers)
      default:
        return 'text'
    }
  }
}

const LEAST_LETTERS = 4
/** 'Deco' and 'revival' tell of a period without the word before. */
const STYLE_WORDS: ReadonlySet<string> = new Set(
  [...STYLES, ...TECHNIQUES]
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => word.length >= LEAST_LETTERS),
)

function groupOfWords(words: readonly string[], makers: ReadonlySet<string>): DifferenceCause {
  const phrase = words.join(' ')
  if (words.some((word) => CONDITION_WORDS.has(word))) return 'condition'
  if (words.some((word) => makers.has(word))) return 'maker'
  if (words.some((word) => YEAR.test(word))) return 'year'
  const isOf = (known: ReadonlySet<string>) => known.has(phrase) || words.some((word) => known.has(word))
  if (isOf(FORMS)) return 'form'
  if (isOf(MATERIALS)) return 'material'
  return isOf(STYLES) || isOf(TECHNIQUES) || isOf(STYLE_WORDS) ? 'style' : 'text'
}
