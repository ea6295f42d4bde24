import { catalogue } from './catalogue.ts'
import { randomFor, type Random } from './random.ts'

/** What of a sold item has a say in its price. */
export interface PricedTraits {
  /** Its place in the catalogue. */
  category: number
  object: string
  maker: string | null
  material: string
  technique: string | null
  period: string
  condition: Condition
  certainty: Certainty
  heightInches: number
  pieces: number
  /** `YYYY-MM-DD` */
  saleDate: string
}

/** What the words for a condition do to the logarithm of a price. */
export const conditions = {
  'In mint condition': 0.45,
  'In excellent condition': 0.3,
  'In very good condition': 0.15,
  'In good condition': 0,
  'With light wear': -0.1,
  'Small chips to the rim': -0.35,
  'With a hairline crack': -0.5,
  'Old repairs': -0.6,
  Restored: -0.4,
  'Damaged, with losses': -1,
} as const
export type Condition = keyof typeof conditions

/** How much surer or less sure than usual a price is, by what the seller stands for. */
export const certainties = {
  'With a certificate': { scatter: 0.7, share: 8 },
  '': { scatter: 1, share: 62 },
  Unsigned: { scatter: 1.4, share: 12 },
  'Attributed by tradition': { scatter: 1.8, share: 6 },
  'Sold as found, not examined': { scatter: 4.2, share: 12 },
} as const
export type Certainty = keyof typeof certainties

const SPREAD = {
  category: 0.8,
  object: 0.85,
  maker: 0.95,
  material: 0.55,
  technique: 0.3,
  period: 0.4,
  drift: 0.025,
}
const USUAL_LOG_PRICE = 5.2
const SCATTER = { least: 0.24, most: 0.42 }
/** A price grows with the square root of the height. */
const HEIGHT_POWER = 0.5
const USUAL_HEIGHT_INCHES = 10
/** Ten pieces together bring less than ten times the price of one. */
const PIECES_POWER = 0.8
const DRIFT_FROM_YEAR = 2016

/**
 * The rules by which generated prices come about: the logarithm of a price is the sum of what its category,
 * object, maker, material, technique, period, condition, size and number of pieces bring, a drift by category
 * over the years, and a scatter that depends on the category and on how sure the description is. Prices are
 * lognormal for that reason, as sold prices are, and the true median of each is known.
 */
export interface PriceRules {
  /** The logarithm of the true median, US dollars. */
  medianLog(traits: PricedTraits): number
  /** The standard deviation of the logarithm about it. */
  scatter(traits: PricedTraits): number
}

export function priceRules(seed: number): PriceRules {
  const effect = (kind: keyof typeof SPREAD, name: string) =>
    SPREAD[kind] * standardNormal(randomFor(seed, numberOf(`${kind} ${name}`)))
  const known = new Map<string, number>()
  const effectOf = (kind: keyof typeof SPREAD, name: string) => {
    const key = `${kind} ${name}`
    const value = known.get(key) ?? effect(kind, name)
    known.set(key, value)
    return value
  }
  const titleOf = (category: number) => catalogue[category]?.title ?? ''
  return {
    medianLog: (traits) =>
      USUAL_LOG_PRICE +
      effectOf('category', titleOf(traits.category)) +
      effectOf('object', `${titleOf(traits.category)} ${traits.object}`) +
      (traits.maker === null ? 0 : effectOf('maker', traits.maker)) +
      effectOf('material', traits.material) +
      (traits.technique === null ? 0 : effectOf('technique', traits.technique)) +
      effectOf('period', traits.period) +
      conditions[traits.condition] +
      HEIGHT_POWER * Math.log(traits.heightInches / USUAL_HEIGHT_INCHES) +
      PIECES_POWER * Math.log(traits.pieces) +
      effectOf('drift', titleOf(traits.category)) * (yearOf(traits.saleDate) - DRIFT_FROM_YEAR),
    scatter: ({ category, certainty }) => {
      const own = randomFor(seed, numberOf(`scatter ${titleOf(category)}`)).next()
      return (SCATTER.least + (SCATTER.most - SCATTER.least) * own) * certainties[certainty].scatter
    },
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
