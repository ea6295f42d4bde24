import type { ComparableSales } from './comparables.ts'
import { dayLevels } from './model/drift.ts'
import { driftTo, expectationOf, type PriceModel } from './model/price-model.ts'
import { ridge } from './model/ridge.ts'
import type { DescribedItem } from './sold-lot.ts'
import { median, weightedMean, weightedMedian } from './statistics.ts'

/** What text and comparables say of an item's price, each by itself: natural logarithms. */
export interface Evidence {
  /** What the text alone lets expect. */
  text: number
  /** The same, corrected by how much comparables sold above or below their own texts. */
  corrected: number
  /** The middle of the comparables' prices, as of the day that is asked for. */
  prices: number
  /** How far prices usually lie from what texts like this let expect. */
  usualSpread: number
  /** How far the comparables' prices lie from what their texts let expect. */
  scatter: number
}

/** How much each says, together 1, and how the spread follows from them. */
export interface Blend {
  parts: { text: number; corrected: number; prices: number }
  spread: { level: number; usual: number; scatter: number; disagreement: number }
}

/** The comparables speak as if so many lots had said before that the text is right. */
const TRUST_IN_THE_TEXT = 4

/** Blend of lessons that were stored before blends were learned. */
export const FORMER_BLEND: Blend = {
  parts: { text: 0, corrected: 1, prices: 0 },
  spread: { level: 0, usual: 0.7, scatter: 0.3, disagreement: 0 },
}

export function evidenceOf(
  model: PriceModel,
  item: DescribedItem,
  date: string,
  { comparables }: ComparableSales,
): Evidence {
  const expected = expectationOf(model, item, date)
  const weights = comparables.map(({ weight }) => weight)
  const correction = weightedMean(
    comparables.map(({ residual }) => residual),
    weights,
  )
  // Of unequal weights, as many lots as equal ones would say the same as surely (Kish 1965).
  const lots = 1 / weights.reduce((sum, weight) => sum + weight ** 2, 0)
  const scatter = weightedMean(
    comparables.map(({ residual }) => Math.abs(residual)),
    weights,
  )
  return {
    text: expected.log,
    corrected: expected.log + correction * (lots / (lots + TRUST_IN_THE_TEXT)),
    prices: weightedMedian(
      comparables.map(
        ({ lot }) =>
          Math.log(lot.price) +
          driftTo(model, item.category, date) -
          driftTo(model, item.category, lot.saleDate),
      ),
      weights,
    ),
    usualSpread: expected.spread,
    scatter: Math.max(scatter, expected.spread / 4),
  }
}

export function middleOf({ parts }: Blend, evidence: Evidence): number {
  return weighed(parts, evidence)
}

function weighed(parts: Blend['parts'], { text, corrected, prices }: Evidence): number {
  return parts.text * text + parts.corrected * corrected + parts.prices * prices
}

export function spreadOf({ spread }: Blend, evidence: Evidence): number {
  const [usual, scatter, disagreement] = sizesOf(evidence)
  return Math.exp(
    spread.level + spread.usual * usual + spread.scatter * scatter + spread.disagreement * disagreement,
  )
}

/** What may tell how far a price lies from the estimate, as logarithms. */
function sizesOf({
  text,
  corrected,
  prices,
  usualSpread,
  scatter,
}: Evidence): [usual: number, scatter: number, disagreement: number] {
  const disagreement = Math.max(text, corrected, prices) - Math.min(text, corrected, prices)
  return [Math.log(usualSpread), Math.log(scatter), Math.log(1 + disagreement / usualSpread)]
}

/** A lot that the model has not seen: the evidence on it and the logarithm of its price. */
export interface HeldOutLot {
  evidence: Evidence
  paid: number
  saleDate: string
}

const STEPS = 10
/** Prior: the weights without any held-out lot. */
const PRIOR_PARTS = { text: 0.7, corrected: 0.3, prices: 0 }
/** Other weights must be better by this share: with few days, some are better by chance. */
const LEAST_GAIN = 0.01
/** The prior counts like this many lots. */
const PRIOR_LOTS = 150

/** The weights with the least error on held-out lots, and the spread that follows. */
export function learnBlend(heldOut: readonly HeldOutLot[]): Blend {
  if (heldOut.length === 0) return FORMER_BLEND
  const parts = learnParts(heldOut)
  return { parts, spread: learnSpread({ ...FORMER_BLEND, parts }, heldOut) }
}

/** By the least absolute error, half as it is and half without what a day brought above or below as a whole. */
function learnParts(heldOut: readonly HeldOutLot[]): Blend['parts'] {
  const days = heldOut.map(({ saleDate }) => Date.parse(saleDate))
  const errorOf = (parts: Blend['parts']) => {
    const residuals = heldOut.map(({ evidence, paid }) => paid - weighed(parts, evidence))
    const levels = dayLevels(residuals.map((residual, place) => ({ year: days[place] ?? 0, residual })))
    return residuals.reduce(
      (sum, residual, place) =>
        sum + Math.abs(residual) + Math.abs(residual - (levels.get(days[place] ?? 0) ?? 0)),
      0,
    )
  }
  const best = allParts()
    .map((parts) => ({ parts, error: errorOf(parts) }))
    .reduce((least, next) => (next.error < least.error ? next : least))
  if (best.error > (1 - LEAST_GAIN) * errorOf(PRIOR_PARTS)) return PRIOR_PARTS
  const prior = PRIOR_LOTS / (PRIOR_LOTS + heldOut.length)
  const shrunk = (part: keyof Blend['parts']) => best.parts[part] * (1 - prior) + PRIOR_PARTS[part] * prior
  return { text: shrunk('text'), corrected: shrunk('corrected'), prices: shrunk('prices') }
}

function allParts(): Blend['parts'][] {
  return Array.from({ length: STEPS + 1 }, (_, text) =>
    Array.from({ length: STEPS + 1 - text }, (_unused, corrected) => ({
      text: text / STEPS,
      corrected: corrected / STEPS,
      prices: (STEPS - text - corrected) / STEPS,
    })),
  ).flat()
}

/** Some prices come close by chance: distances below this share of the usual one are alike. */
const LEAST_SHARE = 0.2
/** The former spread counts like this many lots. */
const PENALTY = 30

function learnSpread(before: Blend, heldOut: readonly HeldOutLot[]): Blend['spread'] {
  const { usual, scatter, disagreement } = before.spread
  const distances = heldOut.map(({ evidence, paid }) => Math.abs(paid - middleOf(before, evidence)))
  const least = LEAST_SHARE * median(distances) + Number.EPSILON
  const sizes = heldOut.map(({ evidence }) => sizesOf(evidence))
  const { level, weights } = ridge(
    {
      starts: Int32Array.from({ length: heldOut.length + 1 }, (_, row) => 3 * row),
      places: Int32Array.from({ length: 3 * heldOut.length }, (_, at) => at % 3),
      strengths: Float64Array.from(sizes.flat()),
      width: 3,
    },
    Float64Array.from(
      distances,
      (distance, row) =>
        Math.log(distance + least) - usual * (sizes[row]?.[0] ?? 0) - scatter * (sizes[row]?.[1] ?? 0),
    ),
    PENALTY,
    new Float64Array(heldOut.length).fill(1),
  )
  const [more = 0, moreScatter = 0, moreDisagreement = 0] = weights
  return {
    level,
    usual: usual + more,
    scatter: scatter + moreScatter,
    disagreement: disagreement + moreDisagreement,
  }
}
