import { z } from 'zod'

export const valuationLimits = {
  /** Stored scores of one item that a call lists, the newest. */
  listedMax: 1_000,
  /** Days of a vault's value that a call lists; of more, the last of each month. */
  daysMax: 120,
} as const

/** What a stored score has said. */
export const itemValuationSchema = z.object({
  valuedAt: z.string(),
  /** Half of such pieces sell from min to max. */
  estimatedPriceMin: z.number(),
  estimatedPriceMax: z.number(),
  /** As many sell above it as below. */
  meanPrice: z.number(),
  /** 8 in 10 sell from min to max. */
  widePriceMin: z.number(),
  widePriceMax: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  /** How many sales it rests on. */
  total: z.int(),
})
export type ItemValuation = z.infer<typeof itemValuationSchema>

export const itemValuationsSchema = z.object({
  /** Oldest first. */
  items: z.array(itemValuationSchema),
})
export type ItemValuations = z.infer<typeof itemValuationsSchema>

/** What items are worth in one currency: prices of several are never added. */
const valueSchema = z.object({
  /** ISO 4217. */
  currency: z.string(),
  /** How many items are valued in it. */
  valued: z.int(),
  /** The sum of their middle estimates. */
  value: z.number(),
  /** Those of them whose purchase price is known, in US dollars: their value beside what they cost. */
  compared: z.object({ items: z.int(), value: z.number(), cost: z.number() }).nullable(),
})

const valuedGroupSchema = z.object({
  /** 0: without a category, or in no collection. */
  id: z.int(),
  title: z.string(),
  itemsCount: z.int(),
  values: z.array(valueSchema),
})
export type ValuedGroup = z.infer<typeof valuedGroupSchema>

/** What a vault is worth, as far as its items have stored scores. */
export const vaultValueSchema = z.object({
  itemsCount: z.int(),
  /** Of most items first. */
  values: z.array(valueSchema),
  /** When the oldest and the newest of these figures were made; null where there are none. */
  oldestAt: z.string().nullable(),
  newestAt: z.string().nullable(),
  categories: z.array(valuedGroupSchema),
  collections: z.array(valuedGroupSchema),
  /** By currency, oldest first: what today's items were worth by the scores of each day. */
  history: z.array(
    z.object({
      currency: z.string(),
      days: z.array(z.object({ day: z.string(), valued: z.int(), value: z.number() })),
    }),
  ),
})
export type VaultValue = z.infer<typeof vaultValueSchema>
