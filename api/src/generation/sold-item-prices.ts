import { randomFor, type Random } from './random.ts'

/** What makes a price, beside its category: a name and how many times the usual price it brings. */
export interface PricedWord {
  kind: 'form' | 'kind' | 'maker' | 'word'
  name: string
  /** By the table of forms. Default 1. */
  factor?: number
}

/** What of a sold item has a say in its price. */
export interface PricedTraits {
  category: string
  /** US dollars, by the table of forms. */
  usualPrice: number
  words: readonly PricedWord[]
  condition: ConditionGrade
  certainty: Certainty
  /** Its size over that of others of its form. */
  relativeSize: number
  pieces: number
  /** `YYYY-MM-DD` */
  saleDate: string
}

/** From best to worst. */
export const conditionGrades = [
  'mint',
  'excellent',
  'very-good',
  'good',
  'worn',
  'minor-damage',
  'restored',
  'damaged',
] as const
export type ConditionGrade = (typeof conditionGrades)[number]

/** What a condition does to the logarithm of a price. */
const conditionEffects: Readonly<Record<ConditionGrade, number>> = {
  mint: 0.45,
  excellent: 0.3,
  'very-good': 0.15,
  good: 0,
  worn: -0.15,
  'minor-damage': -0.4,
  restored: -0.5,
  damaged: -1,
}

/** How much surer or less sure than usual a price is, by what the seller stands for. */
export const certainties = {
  'With a full condition report': { scatter: 0.7, share: 8 },
  '': { scatter: 1, share: 62 },
  'Cataloged from photographs': { scatter: 1.4, share: 12 },
  'Described as the consignor gave it': { scatter: 1.8, share: 6 },
  'Sold as found, not examined': { scatter: 4.2, share: 12 },
} as const
export type Certainty = keyof typeof certainties

const SPREAD = { category: 0.4, form: 0.5, kind: 0.25, maker: 0.5, word: 0.12, drift: 0.025 }
const SCATTER = { least: 0.24, most: 0.42 }
/** A price grows with the square root of the size. */
const SIZE_POWER = 0.5
/** Ten pieces together bring less than ten times the price of one. */
const PIECES_POWER = 0.8
const DRIFT_FROM_YEAR = 2016

/**
 * The rules by which generated prices come about: the logarithm of a price is the sum of what the table of
 * forms says of its form and words, of what seed, category, form, maker and words add, of condition, size and
 * number of pieces, a drift by category over the years, and a scatter that depends on the category and on how
 * sure the description is. Prices are lognormal for that reason, as sold prices are, and the true median of
 * each is known.
 */
export interface PriceRules {
  /** The logarithm of the true median, US dollars. */
  medianLog(traits: PricedTraits): number
  /** The standard deviation of the logarithm about it. */
  scatter(traits: PricedTraits): number
}

export function priceRules(seed: number): PriceRules {
  const effectOf = (kind: keyof typeof SPREAD, name: string) =>
    SPREAD[kind] * standardNormal(randomFor(seed, numberOf(`${kind} ${name}`)))
  const ofWord = remembered(
    ({ kind, name, factor = 1 }: PricedWord) => effectOf(kind, name) + Math.log(factor),
  )
  const ofCategory = remembered((category: string) => effectOf('category', category))
  const driftOf = remembered((category: string) => effectOf('drift', category))
  const scatterOf = remembered((category: string) => randomFor(seed, numberOf(`scatter ${category}`)).next())
  return {
    medianLog: ({ category, usualPrice, words, condition, relativeSize, pieces, saleDate }) =>
      words.reduce((sum, word) => sum + ofWord(word), Math.log(usualPrice)) +
      ofCategory(category) +
      conditionEffects[condition] +
      SIZE_POWER * Math.log(relativeSize) +
      PIECES_POWER * Math.log(pieces) +
      driftOf(category) * (yearOf(saleDate) - DRIFT_FROM_YEAR),
    scatter: ({ category, certainty }) =>
      (SCATTER.least + (SCATTER.most - SCATTER.least) * scatterOf(category)) * certainties[certainty].scatter,
  }
}

/** Calculates once for each key; keys that are objects are told apart by identity. */
function remembered<Key>(calculate: (key: Key) => number): (key: Key) => number {
  const known = new Map<Key, number>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = calculate(key)
      known.set(key, value)
    }
    return value
  }
}

/** Box and Muller 1958. */
export function standardNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}

/** FNV-1a (Fowler, Noll and Vo): another number for every name. */
function numberOf(name: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < name.length; place += 1)
    hash = Math.imul(hash ^ name.charCodeAt(place), 0x01000193)
  return hash >>> 0
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) - 1) / 12
}
