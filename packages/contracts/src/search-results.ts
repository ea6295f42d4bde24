import { z } from 'zod'
import { listResponseSchema } from './paging.ts'
import { understoodSchema } from './understood.ts'

/** From and up to, in UTF-16 units of the text as it is written. */
export const textRangeSchema = z.tuple([z.int(), z.int()])

/** The words of a hit's title that matched. */
export const titleHighlightsSchema = z.object({ title: z.array(textRangeSchema) })

/**
 * Where a hit has words of the search in its public text that its title and description lack: a place in that
 * text, with the matching words.
 */
export const excerptSchema = z.object({ text: z.string(), ranges: z.array(textRangeSchema) })
export type Excerpt = z.infer<typeof excerptSchema>

/** A value of a category filter. */
export const categoryFacetSchema = z.object({
  url: z.string(),
  title: z.string(),
  /**
   * The category above it; null for a root. Beside the roots, only the categories below a chosen one are
   * listed.
   */
  parentUrl: z.string().nullable(),
  count: z.int(),
})
export const valueCountSchema = z.object({ value: z.string(), count: z.int() })
export const yearCountSchema = z.object({ year: z.int(), count: z.int() })

/**
 * A page of search results, with the values of the filters.
 *
 * @param facets each is counted under all filters but its own
 */
export function searchResultsSchema<Hit extends z.ZodType, Facets extends z.ZodRawShape>(
  hit: Hit,
  facets: Facets,
) {
  return listResponseSchema(hit).extend({
    /** False where there are more than `meta.total`, which is then 10,000. */
    isTotalExact: z.boolean(),
    understood: understoodSchema,
    /**
     * Where nothing was found as typed: some records with other spellings. They are no results, and are not
     * counted.
     */
    closeSpellings: z.array(hit),
    facets: z.object(facets),
    /** False where the offset lies beyond the window of 10,000: the page is empty, and says how to narrow. */
    withinWindow: z.boolean(),
  })
}

export const suggestionsSchema = z.object({
  items: z.array(
    z.object({
      title: z.string(),
      pageURI: z.string(),
      /** The title of its root category; for a book, its authors and year. */
      category: z.string().optional(),
      /**
       * Another spelling than what was typed: it is shown below as 'Did you mean', and need not contain the
       * typed text.
       */
      corrected: z.literal(true).optional(),
    }),
  ),
})
export type Suggestions = z.infer<typeof suggestionsSchema>
