import type { PriceBasis } from '@vitrine/contracts/price-guide/price-basis'
import { catalogue } from './catalogue.ts'
import { randomFor, weighted, type Random } from './random.ts'
import {
  certainties,
  priceRules,
  standardNormal,
  type Certainty,
  type PricedTraits,
  type PriceRules,
} from './sold-item-prices.ts'
import { lotDrawer, type DrawnLot } from './forms/draw-lot.ts'
import type { FormTable } from './forms/read-forms.ts'

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

const certaintyNames = Object.keys(certainties).filter((name): name is Certainty => name in certainties)
const anyCategory = weighted(catalogue.map(({ share }) => share))
const anyCertainty = weighted(certaintyNames.map((name) => certainties[name].share))
const anyCurrency = weighted(FOREIGN.map(({ share }) => share))

/**
 * Items 0 to `count` - 1 of a seed. An item depends on its seed and number alone: a longer run begins with
 * the shorter one.
 */
export function* generateSoldItems(
  table: FormTable,
  count: number,
  seed: number,
): Generator<GeneratedSoldItem> {
  const draw = catalogue.map(({ title }) => lotDrawer(table, title))
  const drawn = (random: Random): DrawnLot => {
    const lot = draw[anyCategory(random)]?.(random)
    if (!lot) throw new Error('The catalogue is empty.')
    return lot
  }
  const rules = priceRules(seed)
  for (let number = 0; number < count; number += 1) yield soldItem(number, seed, rules, drawn)
}

function soldItem(
  number: number,
  seed: number,
  rules: PriceRules,
  drawn: (random: Random) => DrawnLot,
): GeneratedSoldItem {
  const random = randomFor(seed, number)
  const lot = drawn(random)
  const sale = {
    certainty: certaintyNames[anyCertainty(random)] ?? '',
    saleDate: new Date(
      FIRST_DAY + Math.floor((random.next() ** DATE_POWER * (LAST_DAY - FIRST_DAY)) / DAY_MS) * DAY_MS,
    )
      .toISOString()
      .slice(0, 10),
  }
  const isMislabeled = random.chance(MISLABELED_SHARE)
  const told = pricedTraits(lot, sale)
  // What was sold is another thing than what is told.
  const sold = isMislabeled ? pricedTraits(drawn(random), sale) : told
  const { currency, perDollar } = FOREIGN[anyCurrency(random)] ?? { currency: 'USD', perDollar: 1 }
  const price = Math.exp(rules.medianLog(sold) + rules.scatter(sold) * standardNormal(random)) * perDollar
  const house = random.pick(HOUSES)
  return {
    externalId: `${seed}-${number}`,
    title: curly(lot.title),
    description: curly(descriptionOf(random, lot, sale)),
    category: lot.form.category,
    saleDate: sale.saleDate,
    price: Math.max(1, Number(price.toFixed(2))),
    currency,
    priceBasis: house.priceBasis,
    source: `${house.name}, sale ${random.between(100, 899)}`,
    maker: curly(lot.maker?.text ?? ''),
    pieces: lot.pieces,
    trueMedian:
      isMislabeled || lot.pieces > 1
        ? null
        : Number((Math.exp(rules.medianLog(told)) * perDollar).toFixed(2)),
  }
}

/** The table of forms is typed with plain apostrophes. */
const curly = (text: string) => text.replaceAll("'", '’')

interface Sale {
  certainty: Certainty
  saleDate: string
}

function pricedTraits({ form, words, condition, relativeSize, pieces }: DrawnLot, sale: Sale): PricedTraits {
  return {
    category: form.category,
    usualPrice: form.price,
    words,
    condition,
    relativeSize,
    pieces,
    ...sale,
  }
}

const PROVENANCE_SHARE = 0.45

function descriptionOf(random: Random, lot: DrawnLot, { certainty, saleDate }: Sale): string {
  const provenance = random.chance(PROVENANCE_SHARE) ? provenanceOf(random, lot, saleDate) : ''
  return [...lot.sentences, lot.conditionWords, provenance, certainty]
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    .join(' ')
}

/** It was bought at least ten years after it was made, and three before it was sold. */
const OLD_ENOUGH_YEARS = 10
const KEPT_YEARS = 3
const FIRST_BOUGHT = 1955

function provenanceOf(random: Random, { form, year }: DrawnLot, saleDate: string): string {
  const text = form.provenance[random.between(0, form.provenance.length - 1)] ?? ''
  const first = Math.max(FIRST_BOUGHT, year + OLD_ENOUGH_YEARS)
  const last = Number(saleDate.slice(0, 4)) - KEPT_YEARS
  if (!text.includes('{bought}')) return text
  return first > last ? '' : text.replace('{bought}', String(random.between(first, last)))
}
