import { z } from 'zod'
import { auctionCardSchema } from '../auctions/schemas.ts'
import { postHitSchema } from '../blog/schemas.ts'
import { searchHitSchema } from '../dictionary/schemas.ts'
import { bookHitSchema } from '../library/schemas.ts'
import { markHitSchema } from '../marks/schemas.ts'
import { textParameter } from '../parameters.ts'
import { soldItemHitSchema } from '../price-guide/schemas.ts'
import { understoodSchema } from '../understood.ts'
import { siteSearchLimits } from '../site-search/messages.ts'

export { suggestionsSchema, type Suggestions } from '../search-results.ts'

const CATEGORY_URL_MAX = 200

/** Read leniently, as the sections read theirs. */
export const siteSearchQuerySchema = z.object({
  query: textParameter(siteSearchLimits.queryMax),
  /** The urls of up to five categories with commas between; empty is all. */
  category: textParameter((CATEGORY_URL_MAX + 1) * siteSearchLimits.categoriesMax),
})
export type SiteSearchQuery = z.infer<typeof siteSearchQuerySchema>

/** What a section has; null where its search failed. Totals and order are those of its own page. */
function sectionSchema<Hit extends z.ZodType>(hit: Hit) {
  return z
    .object({
      /** The first ones. */
      items: z.array(hit),
      total: z.int(),
      /** False where there are more than `total`. */
      isTotalExact: z.boolean(),
      understood: understoodSchema,
      /** Where nothing was found as typed: some records with other spellings, which are no results. */
      closeSpellings: z.array(hit),
    })
    .nullable()
}

export const siteSearchResponseSchema = z.object({
  dictionary: sectionSchema(searchHitSchema),
  'price-guide': sectionSchema(soldItemHitSchema),
  marks: sectionSchema(markHitSchema),
  library: sectionSchema(bookHitSchema),
  blog: sectionSchema(postHitSchema),
  auctions: sectionSchema(auctionCardSchema),
})
export type SiteSearchResponse = z.infer<typeof siteSearchResponseSchema>
