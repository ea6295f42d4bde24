import { z } from 'zod'

/** Whole numbers: amounts of money cannot be derived from them. */
export const priceIndexYearSchema = z.object({
  year: z.int(),
  /** In percent of the category's first year. */
  level: z.int(),
  /** The range in which the level lies 9 times in 10; the first year, which is compared with, has none. */
  low: z.int(),
  high: z.int(),
  /** Sales that the level is computed from. */
  sales: z.int(),
})
export type PriceIndexYear = z.infer<typeof priceIndexYearSchema>

export const priceIndexSchema = z.object({
  /** The category's. */
  url: z.string(),
  title: z.string(),
  /** Sales of all years together. */
  sales: z.int(),
  /** Oldest first, at least two; the first one's level is 100. Years with too few sales are missing. */
  years: z.array(priceIndexYearSchema),
})
export type PriceIndex = z.infer<typeof priceIndexSchema>

export const priceIndicesSchema = z.object({
  /** Top categories with enough sales, by title. */
  categories: z.array(priceIndexSchema),
  /** Top categories without an index, by title. */
  tooFewSales: z.array(z.object({ url: z.string(), title: z.string() })),
  /** When they were computed last, an instant in ISO 8601; null before the first time. */
  computedAt: z.string().nullable(),
  /** Which share of the sales, from 0 to 1, are sample data. */
  sampleShare: z.number(),
})
export type PriceIndices = z.infer<typeof priceIndicesSchema>
