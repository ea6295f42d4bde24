import { z } from 'zod'
import { understoodSchema } from '../dictionary/schemas.ts'
import { listResponseSchema } from '../paging.ts'

/** What everybody gets of a book in a list: never its description, nor its table of contents. */
export const bookCardSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** `/library/{id}/{slug}` */
  pageURI: z.string(),
  authors: z.array(z.string()),
  year: z.int(),
  /** In English; empty where it is not known. */
  language: z.string(),
  /** The cover; empty where there is none. */
  thumbnail: z.string(),
  /** The subject: its root category's title; empty where it is hidden. */
  category: z.string(),
})
export type BookCard = z.infer<typeof bookCardSchema>

export const bookCrumbSchema = z.object({ url: z.string(), title: z.string() })

/** What everybody gets of a book on its page. */
export const bookSchema = bookCardSchema.extend({
  slug: z.string(),
  publisher: z.string(),
  /** Root first; the book's own category last. */
  categories: z.array(bookCrumbSchema),
  /** How many entries the table of contents has, which itself is a detail. */
  chapterCount: z.int(),
  /** Some others of the same subject. */
  related: z.array(bookCardSchema),
})
export type Book = z.infer<typeof bookSchema>

export const chapterSchema = z.object({
  title: z.string(),
  /** As the book numbers it: '12' or 'xii'; empty where it is not known. */
  page: z.string(),
})
export type Chapter = z.infer<typeof chapterSchema>

export const bookDetailsSchema = z.object({
  id: z.int(),
  /** Plain text, a blank line between paragraphs. */
  description: z.string(),
  contents: z.array(chapterSchema),
})
export type BookDetails = z.infer<typeof bookDetailsSchema>

const textRangesSchema = z.array(z.tuple([z.int(), z.int()]))

/** A hit as a card, with the words of its title that matched. */
export const bookHitSchema = bookCardSchema.extend({
  highlights: z.object({ title: textRangesSchema }),
  /** Whether the table of contents has words of the search. Which chapter it is stands among the details. */
  isInContents: z.boolean(),
})
export type BookHit = z.infer<typeof bookHitSchema>

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
const valueCountSchema = z.object({ value: z.string(), count: z.int() })

export const searchResponseSchema = listResponseSchema(bookHitSchema).extend({
  /** False where there are more than `meta.total`, which is then 10,000. */
  isTotalExact: z.boolean(),
  understood: understoodSchema,
  /**
   * Where nothing was found as typed: some books with other spellings. They are no results, and are not
   * counted.
   */
  closeSpellings: z.array(bookHitSchema),
  /** Each under all filters but its own. Authors: the most frequent ones. */
  facets: z.object({
    /** Every root category, those without results last, and what lies below the chosen ones. */
    categories: z.array(categoryCountSchema),
    authors: z.array(valueCountSchema),
    languages: z.array(valueCountSchema.extend({ title: z.string() })),
    /** From the first to the last year with results, in order. */
    years: z.array(z.object({ year: z.int(), count: z.int() })),
  }),
  /** False where the offset lies beyond the window of 10,000: the page is empty, and says how to narrow. */
  withinWindow: z.boolean(),
})
export type SearchResponse = z.infer<typeof searchResponseSchema>

/** For whoever may see details: the chapters of a page of results in which the search was found. */
export const matchingChaptersSchema = z.object({
  items: z.array(
    z.object({
      /** The book's. */
      id: z.int(),
      /** Best first; at most three. */
      chapters: z.array(chapterSchema.extend({ ranges: textRangesSchema })),
      /** How many more match. */
      more: z.int(),
    }),
  ),
})
export type MatchingChapters = z.infer<typeof matchingChaptersSchema>

export const suggestionSchema = z.object({
  title: z.string(),
  pageURI: z.string(),
  /** Who wrote it, and when. */
  category: z.string().optional(),
  /** Another spelling than what was typed: it stands below as 'Did you mean'. */
  corrected: z.literal(true).optional(),
})
export const suggestionsSchema = z.object({ items: z.array(suggestionSchema) })
export type Suggestions = z.infer<typeof suggestionsSchema>

/** The landing page. */
export const overviewSchema = z.object({
  /** Of all books. */
  total: z.int(),
  /** Every root category, with what lies in and below it. */
  categories: z.array(z.object({ url: z.string(), title: z.string(), count: z.int() })),
  /** The authors with most books. */
  authors: z.array(valueCountSchema),
  /** Each ten years that have books, the oldest first: 1890 is 1890 to 1899. */
  decades: z.array(z.object({ from: z.int(), count: z.int() })),
  /** What came last to the library. */
  recent: z.array(bookCardSchema),
  /** Some with long tables of contents, of many subjects. */
  notable: z.array(bookCardSchema),
})
export type Overview = z.infer<typeof overviewSchema>
