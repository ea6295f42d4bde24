import { z } from 'zod'
import { PRICE_BASES } from './price-basis.ts'
import { searchResponseSchema } from './schemas.ts'

/** Lookups of the allowance that runs now; null for whoever has no count: because all is open, or nothing. */
export const lookupCountSchema = z.object({ used: z.int(), limit: z.int() }).nullable()
export type LookupCount = z.infer<typeof lookupCountSchema>

export const priceSchema = z.object({
  id: z.int(),
  amount: z.number(),
  currency: z.string(),
  priceBasis: z.enum(PRICE_BASES),
})
export type Price = z.infer<typeof priceSchema>

/** Until when a price stays open (an instant in ISO 8601); null where no lookup was needed. */
export const openPriceSchema = priceSchema.extend({ openUntil: z.string().nullable() })
export type OpenPrice = z.infer<typeof openPriceSchema>

/** Prices that the caller may see now; the others of the named items are missing. */
export const pricesSchema = z.object({ items: z.array(openPriceSchema), lookups: lookupCountSchema })
export type Prices = z.infer<typeof pricesSchema>

export const priceAccessSchema = z.enum(['open', 'counted', 'none'])

export const lookupsSchema = z.object({
  /** `open` is without a count, `counted` needs a lookup for a price, `none` sees no price. */
  access: priceAccessSchema,
  lookups: lookupCountSchema,
  /** The day on which a month's lookups begin anew, 2026-01-31; null where they do not. */
  renewsOn: z.string().nullable(),
})
export type Lookups = z.infer<typeof lookupsSchema>

export const useLookupInputSchema = z.object({ itemId: z.int().positive() })

export const usedLookupSchema = z.object({ response: openPriceSchema, lookups: lookupCountSchema })
export type UsedLookup = z.infer<typeof usedLookupSchema>

/** Prices of a kind in one year: half of them lie from `low` to `high`. */
export const yearPricesSchema = z.object({
  year: z.int(),
  sales: z.int(),
  low: z.number(),
  median: z.number(),
  high: z.number(),
})
export type YearPrices = z.infer<typeof yearPricesSchema>

export const priceHistorySchema = z.object({
  currency: z.string(),
  /** All sales together. */
  sales: z.int(),
  /** Years with sales, oldest first. */
  years: z.array(yearPricesSchema),
})
export type PriceHistory = z.infer<typeof priceHistorySchema>

export const priceBucketSchema = z.object({
  from: z.number(),
  /** Excluded. */ to: z.number(),
  count: z.int(),
})

/** Search results in one currency, for whoever sees every price. */
export const pricedSearchResponseSchema = searchResponseSchema.extend({
  currency: z.string(),
  /** Results in other currencies, which are left out. A price range does not narrow them. */
  otherCurrencies: z.int(),
  /** Currencies with results, most frequent first. */
  currencies: z.array(z.object({ value: z.string(), count: z.int() })),
  /** Prices in steps that grow by about 1.6, under all filters but the price range. */
  prices: z.array(priceBucketSchema),
})
export type PricedSearchResponse = z.infer<typeof pricedSearchResponseSchema>
