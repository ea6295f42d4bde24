import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Learnt } from '@vitrine/worth-score/estimate'
import { z } from 'zod'

/** A feature that moves a price by less than a thousandth is not kept. */
const LEAST_WEIGHT = 0.001
const DIGITS = 4

const reachSchema = z.object({ half: z.number(), eightInTen: z.number() })
/**
 * `uncommonWidth` is missing in lessons from before it was learnt: then the fixed limit of what is told holds
 * alone.
 */
const storedSchema = z.object({
  learntFrom: z.object({ lots: z.int(), first: z.string(), last: z.string() }),
  penalty: z.number(),
  level: z.number(),
  drift: z.object({
    from: z.string(),
    overall: z.number(),
    byCategory: z.array(z.tuple([z.string(), z.number()])),
  }),
  spread: z.number(),
  /** Name, what it adds to the price, and to the spread. */
  features: z.array(z.tuple([z.string(), z.number(), z.number()])),
  calibration: z.object({
    overall: reachSchema,
    byCategory: z.array(z.tuple([z.string(), reachSchema])),
    usualWidth: z.number(),
    uncommonWidth: z.number().default(0),
  }),
})

/** What was learnt as the database keeps it: JSON in gzip. */
export async function packLesson({ prices, calibration }: Learnt): Promise<Buffer> {
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
    drift: { ...prices.drift, byCategory: [...prices.drift.byCategory] },
    spread: prices.spread.level,
    features,
    calibration: { ...calibration, byCategory: [...calibration.byCategory] },
  }
  return await promisify(gzip)(JSON.stringify(stored))
}

/** @throws where it is of another version than this code */
export async function unpackLesson(packed: Buffer): Promise<Learnt> {
  const text = (await promisify(gunzip)(packed)).toString()
  const { features, spread, drift, calibration, ...prices } = storedSchema.parse(JSON.parse(text))
  return {
    prices: {
      ...prices,
      drift: { ...drift, byCategory: new Map(drift.byCategory) },
      weights: new Map(features.map(([name, price]) => [name, price])),
      spread: { level: spread, weights: new Map(features.map(([name, , own]) => [name, own])) },
    },
    calibration: { ...calibration, byCategory: new Map(calibration.byCategory) },
  }
}

function rounded(weight = 0): number {
  return Number(weight.toFixed(DIGITS))
}
