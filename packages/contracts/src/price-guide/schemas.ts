import { z } from 'zod'
import { understoodSchema } from '../dictionary/schemas.ts'
import { listResponseSchema } from '../paging.ts'

/** What everybody gets of a sold item in a list. Never a price, nor anything that tells of one. */
export const soldItemCardSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** `/worthopedia/{id}/{slug}` */
  pageURI: z.string(),
  /** Empty where nobody is known. */
  maker: z.string(),
  /** 2026-01-31 */
  saleDate: z.string(),
  source: z.string(),
  /** The first picture; empty where there is none. */
  thumbnail: z.string(),
  /** The root category's title; empty where it is hidden. */
  category: z.string(),
  /** Made up, to show how the site works. */
  isSample: z.boolean(),
})
export type SoldItemCard = z.infer<typeof soldItemCardSchema>

export const soldItemListSchema = listResponseSchema(soldItemCardSchema)

export const soldItemCrumbSchema = z.object({ url: z.string(), title: z.string() })

/** What everybody gets of a sold item on its page. Its description and further pictures are details. */
export const soldItemSchema = soldItemCardSchema.extend({
  slug: z.string(),
  /** Root first; the item's own category last. */
  categories: z.array(soldItemCrumbSchema),
})
export type SoldItem = z.infer<typeof soldItemSchema>

export const soldItemDetailsSchema = z.object({
  id: z.int(),
  description: z.string(),
  pictures: z.array(z.string()),
  /** How many pieces were sold together. */
  pieces: z.int(),
})
export type SoldItemDetails = z.infer<typeof soldItemDetailsSchema>

const textRangeSchema = z.tuple([z.int(), z.int()])

/** A hit as a card, with the words of its title that matched. */
export const soldItemHitSchema = soldItemCardSchema.extend({
  highlights: z.object({ title: z.array(textRangeSchema) }),
})
export type SoldItemHit = z.infer<typeof soldItemHitSchema>

export const categoryCountSchema = z.object({
  url: z.string(),
  title: z.string(),
  /**
   * The category above it; null for a root. Only what lies below a chosen category is listed beside the
   * roots.
   */
  parentUrl: z.string().nullable(),
  count: z.int(),
})
export const valueCountSchema = z.object({ value: z.string(), count: z.int() })
export const yearCountSchema = z.object({ year: z.int(), count: z.int() })

export const searchResponseSchema = listResponseSchema(soldItemHitSchema).extend({
  /** False where there are more than `meta.total`, which is then 10,000. */
  isTotalExact: z.boolean(),
  understood: understoodSchema,
  /**
   * Where nothing was found as typed: some items with other spellings. They are no results, and are not
   * counted.
   */
  closeSpellings: z.array(soldItemHitSchema),
  /**
   * Each under all filters but its own; all empty where the query leaves them out. Makers and sources: the
   * most frequent ones.
   */
  facets: z.object({
    /** Every root category, those without results last, and what lies below the chosen ones. */
    categories: z.array(categoryCountSchema),
    makers: z.array(valueCountSchema),
    sources: z.array(valueCountSchema),
    /** From the first to the last year with results, in order. */
    years: z.array(yearCountSchema),
  }),
  /** False where the offset lies beyond the window of 10,000: the page is empty, and says how to narrow. */
  withinWindow: z.boolean(),
})
export type SearchResponse = z.infer<typeof searchResponseSchema>

export const suggestionSchema = z.object({
  title: z.string(),
  pageURI: z.string(),
  /** The title of its root category. */
  category: z.string().optional(),
  /** Another spelling than what was typed: it stands below as 'Did you mean'. */
  corrected: z.literal(true).optional(),
})
export const suggestionsSchema = z.object({ items: z.array(suggestionSchema) })
export type Suggestions = z.infer<typeof suggestionsSchema>

/** The landing page. */
export const overviewSchema = z.object({
  /** Of all sold items. */
  total: z.int(),
  /** Every root category, with what lies in and below it. */
  categories: z.array(z.object({ url: z.string(), title: z.string(), count: z.int() })),
  /** The makers with most sales; empty while the search engine is away. */
  makers: z.array(valueCountSchema),
  /** The newest sales. */
  recent: z.array(soldItemCardSchema),
  /** Some well-described ones of many categories. */
  notable: z.array(soldItemCardSchema),
})
export type Overview = z.infer<typeof overviewSchema>
