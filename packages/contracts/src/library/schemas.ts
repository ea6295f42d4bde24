import { z } from 'zod'
import { offsetSchema } from '../paging.ts'
import { textParameter } from '../parameters.ts'
import {
  categoryFacetSchema,
  searchResultsSchema,
  textRangeSchema,
  titleHighlightsSchema,
  valueCountSchema,
  yearCountSchema,
} from '../search-results.ts'
import { siteSearchLimits } from '../site-search/messages.ts'
import { libraryMessages as messages, libraryLimits as limits } from './messages.ts'
import { isLibrarySort } from './sorts.ts'

export { suggestionsSchema, type Suggestions } from '../search-results.ts'

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

/** A hit as a card, with the words of its title that matched. */
export const bookHitSchema = bookCardSchema.extend({
  highlights: titleHighlightsSchema,
  /** Whether the table of contents has words of the search. Which chapter it is stands among the details. */
  isInContents: z.boolean(),
})
export type BookHit = z.infer<typeof bookHitSchema>

export const searchResponseSchema = searchResultsSchema(bookHitSchema, {
  /** Every root category, those without results last, and what lies below the chosen ones. */
  categories: z.array(categoryFacetSchema),
  /** The most frequent ones. */
  authors: z.array(valueCountSchema),
  languages: z.array(valueCountSchema.extend({ title: z.string() })),
  /** From the first to the last year with results, in order. */
  years: z.array(yearCountSchema),
})
export type SearchResponse = z.infer<typeof searchResponseSchema>

/** For whoever may see details: the chapters of a page of results in which the search was found. */
export const matchingChaptersSchema = z.object({
  items: z.array(
    z.object({
      /** The book's. */
      id: z.int(),
      /** Best first; at most three. */
      chapters: z.array(chapterSchema.extend({ ranges: z.array(textRangeSchema) })),
      /** How many more match. */
      more: z.int(),
    }),
  ),
})
export type MatchingChapters = z.infer<typeof matchingChaptersSchema>

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

/** A book, as the caches of its area name it. */
export function bookRecord(id: number): string {
  return `book-${id}`
}

const CATEGORY_URL_MAX = 200

const yearParameter = textParameter(10).refine(
  (text) => text === '' || /^[1-9]\d{3}$/.test(text),
  messages.yearInvalid,
)

/** The parameters of the search page; 'f.' begins the name of a filter. What is not given is ''. */
const searchShape = {
  q: textParameter(limits.queryMax),
  /** The urls of up to five categories with commas between; each means itself and everything below it. */
  category: textParameter((CATEGORY_URL_MAX + 1) * siteSearchLimits.categoriesMax),
  'f.author': textParameter(limits.filterMax),
  /** A code of ISO 639. */
  'f.language': textParameter(10),
  /** Both years belong to the range. */
  'f.yearFrom': yearParameter,
  'f.yearTo': yearParameter,
  s: textParameter(40).refine((sort) => sort === '' || isLibrarySort(sort), messages.sortUnknown),
  offset: offsetSchema,
}

export const searchQuerySchema = z.looseObject(searchShape).superRefine(refuseMisfits)
export type SearchQuery = z.output<typeof searchQuerySchema>

function refuseMisfits(
  query: Record<'f.yearFrom' | 'f.yearTo', string> & Record<string, unknown>,
  context: z.RefinementCtx,
): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  for (const name of Object.keys(query))
    if (name.startsWith('f.') && !(name in searchShape)) refuse(name.slice(0, 50), messages.filterUnknown)
  if (query['f.yearFrom'] && query['f.yearTo'] && query['f.yearFrom'] > query['f.yearTo'])
    refuse('f.yearTo', messages.rangeOfYears)
}
