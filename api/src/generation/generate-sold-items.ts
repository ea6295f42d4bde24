import type { PriceBasis } from '@vitrine/contracts/price-guide/price-basis'
import { catalogue } from './catalogue.ts'
import { randomFor, weighted, type Random } from './random.ts'
import {
  certainties,
  conditions,
  priceRules,
  standardNormal,
  type Certainty,
  type Condition,
  type PricedTraits,
  type PriceRules,
} from './sold-item-prices.ts'
import { lower } from './article-texts.ts'
import { makers, materials, motifs, periods, places, techniques } from './words.ts'

/** A row of the sold-price import format, and what only the generator knows. */
export interface GeneratedSoldItem {
  externalId: string
  title: string
  description: string
  category: string
  saleDate: string
  price: number
  currency: string
  priceBasis: PriceBasis
  source: string
  /** '' where nobody is known. */
  maker: string
  /** How many were sold together. */
  pieces: number
  /** The median of the rules for what can be seen; null for lots of several and for wrongly labeled ones. */
  trueMedian: number | null
}

const MISLABELED_SHARE = 0.03
const SEVERAL_SHARE = 0.08
const FIRST_DAY = Date.UTC(2010, 0, 4)
const LAST_DAY = Date.UTC(2026, 8, 30)
const DAY_MS = 86_400_000
/** More is sold every year. */
const DATE_POWER = 0.8
const FOREIGN: readonly { currency: string; perDollar: number; share: number }[] = [
  { currency: 'USD', perDollar: 1, share: 94 },
  { currency: 'GBP', perDollar: 0.78, share: 3 },
  { currency: 'EUR', perDollar: 0.92, share: 3 },
]
interface House {
  name: string
  priceBasis: PriceBasis
}

/** Each states its prices in one way; the last one does not say in which. */
const HOUSES: readonly [House, ...House[]] = [
  { name: 'Harrow & Pike', priceBasis: 'premium' },
  { name: 'Old Mill Auctions', priceBasis: 'hammer' },
  { name: 'Lindqvist Salerooms', priceBasis: 'premium' },
  { name: 'Marchmont & Daughters', priceBasis: 'hammer' },
  { name: 'Riverside Sales', priceBasis: '' },
]

const conditionNames = Object.keys(conditions).filter((name): name is Condition => name in conditions)
const certaintyNames = Object.keys(certainties).filter((name): name is Certainty => name in certainties)
const anyCategory = weighted(catalogue.map(({ share }) => share))
const anyObject = catalogue.map(({ objects }) => weighted(objects.map((_, rank) => 1 / (rank + 2))))
/** A few makers are met everywhere, most seldom (Zipf). */
const anyMaker = weighted(makers.map((_, rank) => 1 / (rank + 3)))
const anyCertainty = weighted(certaintyNames.map((name) => certainties[name].share))
const anyCurrency = weighted(FOREIGN.map(({ share }) => share))

/**
 * Items 0 to `count` - 1 of a seed. An item depends on its seed and number alone: a longer run begins with
 * the shorter one.
 */
export function* generateSoldItems(count: number, seed: number): Generator<GeneratedSoldItem> {
  const rules = priceRules(seed)
  for (let number = 0; number < count; number += 1) yield soldItem(number, seed, rules)
}

function soldItem(number: number, seed: number, rules: PriceRules): GeneratedSoldItem {
  const random = randomFor(seed, number)
  const traits = traitsOf(random)
  const mislabeled = random.chance(MISLABELED_SHARE)
  // What was sold is another thing than what is told.
  const sold = mislabeled ? { ...traitsOf(random), saleDate: traits.saleDate } : traits
  const currency = FOREIGN[anyCurrency(random)] ?? { currency: 'USD', perDollar: 1 }
  const price =
    Math.exp(rules.medianLog(sold) + rules.scatter(sold) * standardNormal(random)) * currency.perDollar
  const title = titleOf(random, traits)
  const description = descriptionOf(random, traits)
  const house = random.pick(HOUSES)
  return {
    externalId: `${seed}-${number}`,
    title,
    description,
    category: catalogue[traits.category]?.title ?? '',
    saleDate: traits.saleDate,
    price: Math.max(1, Number(price.toFixed(2))),
    currency: currency.currency,
    priceBasis: house.priceBasis,
    source: `${house.name}, sale ${random.between(100, 899)}`,
    maker: traits.maker ?? '',
    pieces: traits.pieces,
    trueMedian:
      mislabeled || traits.pieces > 1
        ? null
        : Number((Math.exp(rules.medianLog(traits)) * currency.perDollar).toFixed(2)),
  }
}

function traitsOf(random: Random): PricedTraits {
  const category = anyCategory(random)
  const objects = catalogue[category]?.objects
  return {
    category,
    object: objects?.[anyObject[category]?.(random) ?? 0] ?? '',
    maker: random.chance(0.85) ? (makers[anyMaker(random)] ?? null) : null,
    material: random.pick(materials),
    technique: random.chance(0.6) ? random.pick(techniques) : null,
    period: random.pick(periods),
    condition: conditionNames[random.between(0, conditionNames.length - 1)] ?? 'In good condition',
    certainty: certaintyNames[anyCertainty(random)] ?? '',
    heightInches: Number(Math.exp(Math.log(9) + 0.55 * standardNormal(random)).toFixed(1)),
    pieces: random.chance(SEVERAL_SHARE) ? random.between(2, 12) : 1,
    saleDate: new Date(
      FIRST_DAY + Math.floor((random.next() ** DATE_POWER * (LAST_DAY - FIRST_DAY)) / DAY_MS) * DAY_MS,
    )
      .toISOString()
      .slice(0, 10),
  }
}

function titleOf(
  random: Random,
  { object, maker, material, technique, period, pieces }: PricedTraits,
): string {
  const thing = [period, technique, material, object]
    .filter((part) => part !== null)
    .map((part, place) => (place === 0 ? part : lower(part)))
    .join(' ')
  const whose =
    maker === null ? thing : random.chance(0.5) ? `${thing} by ${maker}` : `${maker}: ${lower(thing)}`
  return pieces === 1 ? whose : pieces === 2 ? `Pair: ${whose}` : `Lot of ${pieces}: ${whose}`
}

function descriptionOf(random: Random, { condition, certainty, heightInches }: PricedTraits): string {
  return [
    condition,
    ...(certainty === '' ? [] : [certainty]),
    `Height ${heightInches} in`,
    ...(random.chance(0.4) ? [`Pattern “${random.pick(motifs)}”`] : []),
    ...(random.chance(0.4) ? [`From a collection in ${random.pick(places)}`] : []),
  ].join('; ')
}
