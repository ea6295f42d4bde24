import { z } from 'zod'
import { listResponseSchema } from '../paging.ts'
import {
  categoryFacetSchema,
  searchResultsSchema,
  titleHighlightsSchema,
  valueCountSchema,
  yearCountSchema,
} from '../search-results.ts'

export { suggestionsSchema, type Suggestions } from '../search-results.ts'

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

/** A hit as a card, with the words of its title that matched. */
export const soldItemHitSchema = soldItemCardSchema.extend({
  highlights: titleHighlightsSchema,
})
export type SoldItemHit = z.infer<typeof soldItemHitSchema>

/** The facets are empty where the query leaves them out. */
export const searchResponseSchema = searchResultsSchema(soldItemHitSchema, {
  /** Every root category, those without results last, and what lies below the chosen ones. */
  categories: z.array(categoryFacetSchema),
  /** Of makers and sources the most frequent ones. */
  makers: z.array(valueCountSchema),
  sources: z.array(valueCountSchema),
  /** From the first to the last year with results, in order. */
  years: z.array(yearCountSchema),
})
export type SearchResponse = z.infer<typeof searchResponseSchema>

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

/** A sold item, as the caches of its area name it. */
export function soldItemRecord(id: number): string {
  return `sold-item-${id}`
}
