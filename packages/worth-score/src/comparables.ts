import { expectedLog, residualOf, type PriceModel } from './model/price-model.ts'
import { piecesOf } from './pieces.ts'
import { yearsBetween, type DescribedItem, type SoldLot } from './sold-lot.ts'
import { median, robustSpread } from './statistics.ts'

/** A sold lot that search found similar, and how similar: above 0, compared only within one search. */
export interface Candidate {
  lot: SoldLot
  relevance: number
}

export interface Comparable {
  lot: SoldLot
  /** Its part of what the comparables say; all parts together are 1. */
  weight: number
  /** By how much it sold above (below 0: below) what its text lets expect, as a logarithm. */
  residual: number
  /** What it would have sold for, had it been described as the item is, on the day of the estimate. */
  adjustedPrice: number
}

export interface SetAside {
  lot: SoldLot
  reason: 'several pieces' | 'price far from the others' | 'less similar' | 'other currency'
}

export interface ComparableSales {
  currency: string
  comparables: Comparable[]
  setAside: SetAside[]
}

const MOST_COMPARABLES = 50
/** Below this many, nothing is said. */
export const LEAST_COMPARABLES = 5
/** The currency that is preferred where enough lots have it. */
const PREFERRED_CURRENCY = 'USD'
/** In robust standard deviations from the middle; a usual limit for outliers (Iglewicz and Hoaglin 1993). */
const FAR = 3.5
/**
 * Of fewer, no price is set aside: they have no middle that could be trusted. And since at least half stay of
 * any number, whether enough remain is never for prices to say: whoever asks without having paid is told only
 * that.
 */
const LEAST_TO_JUDGE = 2 * LEAST_COMPARABLES
const HALF_LIFE_YEARS = 8
const MAKER_COUNTS = 2

/** Which candidates count, how much, and why the others do not. The candidates may come in any order. */
export function comparableSales(
  model: PriceModel,
  item: DescribedItem,
  date: string,
  candidates: readonly Candidate[],
): ComparableSales {
  const setAside: SetAside[] = []
  const keep = (
    all: readonly Candidate[],
    reason: SetAside['reason'],
    fits: (candidate: Candidate) => boolean,
  ): Candidate[] =>
    all.filter((candidate) => {
      if (fits(candidate)) return true
      setAside.push({ lot: candidate.lot, reason })
      return false
    })

  const best = Math.max(...candidates.map(({ relevance }) => relevance))
  const currency = commonCurrency(candidates)
  const ofCurrency = keep(candidates, 'other currency', ({ lot }) => lot.currency === currency)
  const single =
    piecesOf(item) > 1 ? ofCurrency : keep(ofCurrency, 'several pieces', ({ lot }) => piecesOf(lot) === 1)
  const nearest = single.toSorted((one, other) => other.relevance - one.relevance)
  for (const { lot } of nearest.slice(MOST_COMPARABLES)) setAside.push({ lot, reason: 'less similar' })
  const judged = nearest
    .slice(0, MOST_COMPARABLES)
    .map((candidate) => ({ ...candidate, residual: residualOf(model, candidate.lot) }))
  const middle = median(judged.map(({ residual }) => residual))
  const far = FAR * robustSpread(judged.map(({ residual }) => residual))
  const near = judged.filter(({ lot, residual }) => {
    if (judged.length < LEAST_TO_JUDGE || Math.abs(residual - middle) <= far) return true
    setAside.push({ lot, reason: 'price far from the others' })
    return false
  })
  return { currency, comparables: weighed(model, item, date, near, best), setAside }
}

/** US dollars where enough lots have them, else the currency of most: prices of several are never mixed. */
export function commonCurrency(candidates: readonly Candidate[]): string {
  const counts = new Map<string, number>()
  for (const { lot } of candidates) counts.set(lot.currency, (counts.get(lot.currency) ?? 0) + 1)
  if ((counts.get(PREFERRED_CURRENCY) ?? 0) >= LEAST_COMPARABLES) return PREFERRED_CURRENCY
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? PREFERRED_CURRENCY
}

function weighed(
  model: PriceModel,
  item: DescribedItem,
  date: string,
  judged: readonly (Candidate & { residual: number })[],
  best: number,
): Comparable[] {
  const expected = expectedLog(model, item, date)
  const raw = judged.map(({ lot, relevance }) => {
    const age = Math.max(0, yearsBetween(lot.saleDate, date))
    return (
      (relevance / best) ** 2 * 0.5 ** (age / HALF_LIFE_YEARS) * (sameMaker(item, lot) ? MAKER_COUNTS : 1)
    )
  })
  const total = raw.reduce((sum, weight) => sum + weight, 0)
  return judged
    .map(({ lot, residual }, place) => ({
      lot,
      residual,
      weight: (raw[place] ?? 0) / total,
      adjustedPrice: Math.exp(expected + residual),
    }))
    .toSorted((one, other) => other.weight - one.weight)
}

const NAME = /(?:\bby |\()([^(),]+)/

function makerOf({ title }: DescribedItem): string | undefined {
  return NAME.exec(title)?.[1]?.trim().toLowerCase()
}

function sameMaker(item: DescribedItem, lot: SoldLot): boolean {
  const maker = makerOf(item)
  return maker !== undefined && maker === makerOf(lot)
}
