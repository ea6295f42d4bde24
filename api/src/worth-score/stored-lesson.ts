import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Learnt } from '@vitrine/worth-score/estimate'
import { FORMER_BLEND } from '@vitrine/worth-score/evidence'
import { EVEN_MARKET } from '@vitrine/worth-score/model/drift'
import { z } from 'zod'

/** A feature that moves a price by less than a thousandth is not kept. */
const LEAST_WEIGHT = 0.001
const DIGITS = 4

const reachSchema = z.object({ half: z.number(), eightInTen: z.number() })
/** In lessons from before it was learnt, the range that is too wide to be told. */
const WIDEST_TOLD_BEFORE = 12
/**
 * Lessons from before words were weighed by their rarity have neither `rarities` nor `crossFitted` nor
 * `blend`, and give what they gave.
 */
const storedSchema = z.object({
  learntFrom: z.object({ lots: z.int(), first: z.string(), last: z.string() }),
  penalty: z.number(),
  level: z.number(),
  drift: z.object({
    from: z.string(),
    overall: z.number(),
    byCategory: z.array(z.tuple([z.string(), z.number()])),
    market: z.object({ first: z.number(), levels: z.array(z.number()) }).optional(),
  }),
  spread: z.number(),
  /** Name, what it adds to the price, and to the spread. */
  features: z.array(z.tuple([z.string(), z.number(), z.number()])),
  /** Name, and how much it counts for being rare. */
  rarities: z.array(z.tuple([z.string(), z.number()])).optional(),
  /** Sold items that were learnt from, each with what it would have been expected to bring. */
  crossFitted: z.object({ ids: z.array(z.string()), logs: z.array(z.number()) }).optional(),
  blend: z
    .object({
      parts: z.object({ text: z.number(), corrected: z.number(), prices: z.number() }),
      spread: z.object({
        level: z.number(),
        usual: z.number(),
        scatter: z.number(),
        disagreement: z.number(),
      }),
    })
    .optional(),
  calibration: z.object({
    overall: reachSchema,
    byCategory: z.array(z.tuple([z.string(), reachSchema])),
    usualWidth: z.number(),
    uncommonWidth: z.number().optional(),
    /** Null: none. */
    widestTold: z.number().nullable().optional(),
  }),
})

/** What was learnt as the database keeps it: JSON in gzip. */
export async function packLesson({ prices, blend, calibration }: Learnt): Promise<Buffer> {
  const names = new Set([...prices.weights.keys(), ...prices.spread.weights.keys()])
  const features = [...names]
    .map((name): [string, number, number] => [
      name,
      rounded(prices.weights.get(name)),
      rounded(prices.spread.weights.get(name)),
    ])
    .filter(([, price, spread]) => Math.abs(price) >= LEAST_WEIGHT || Math.abs(spread) >= LEAST_WEIGHT)
  const stored: z.input<typeof storedSchema> = {
    learntFrom: prices.learntFrom,
    penalty: prices.penalty,
    level: prices.level,
    drift: {
      ...prices.drift,
      byCategory: [...prices.drift.byCategory],
      market: { ...prices.drift.market, levels: prices.drift.market.levels.map(rounded) },
    },
    spread: prices.spread.level,
    features,
    ...(prices.rarities && {
      rarities: [...prices.rarities].map(([name, rarity]): [string, number] => [name, rounded(rarity)]),
    }),
    crossFitted: { ids: [...prices.crossFitted.keys()], logs: [...prices.crossFitted.values()].map(rounded) },
    blend,
    calibration: {
      ...calibration,
      widestTold: Number.isFinite(calibration.widestTold) ? calibration.widestTold : null,
      byCategory: [...calibration.byCategory],
    },
  }
  return await promisify(gzip)(JSON.stringify(stored))
}

/** @throws where it is of another version than this code */
export async function unpackLesson(packed: Buffer): Promise<Learnt> {
  const text = (await promisify(gunzip)(packed)).toString()
  const {
    features,
    rarities,
    crossFitted,
    spread,
    drift,
    blend = FORMER_BLEND,
    calibration: { uncommonWidth = 0, widestTold, ...calibration },
    ...prices
  } = storedSchema.parse(JSON.parse(text))
  return {
    prices: {
      ...prices,
      drift: {
        ...drift,
        byCategory: new Map(drift.byCategory),
        market: drift.market ?? EVEN_MARKET,
      },
      weights: new Map(features.map(([name, price]) => [name, price])),
      rarities: rarities ? new Map(rarities) : null,
      spread: { level: spread, weights: new Map(features.map(([name, , own]) => [name, own])) },
      crossFitted: new Map(crossFitted?.ids.map((id, place) => [id, crossFitted.logs[place] ?? 0])),
    },
    blend,
    calibration: {
      ...calibration,
      byCategory: new Map(calibration.byCategory),
      widestTold:
        widestTold === undefined ? Math.max(WIDEST_TOLD_BEFORE, uncommonWidth) : (widestTold ?? Infinity),
    },
  }
}

function rounded(weight = 0): number {
  return Number(weight.toFixed(DIGITS))
}
