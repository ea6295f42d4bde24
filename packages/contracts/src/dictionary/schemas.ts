import { z } from 'zod'
import { listResponseSchema, offsetSchema } from '../paging.ts'
import { textParameter } from '../parameters.ts'
import { lenientParameter, measuredText } from '../measured-text.ts'
import { siteSearchLimits } from '../site-search/messages.ts'
import { isOneLine } from '../one-line.ts'
import { tidyLine, tidyPasted } from '../pasted-text.ts'
import { pictureUrlSchema } from '../picture-url.ts'
import { excerptSchema, textRangeSchema } from '../search-results.ts'
import { understoodSchema } from '../understood.ts'
import { webUrlSchema } from '../web-url-schema.ts'
import { finalUrl } from '../reduced-url.ts'
import { lineSchema, longTextSchema } from '../written-text.ts'
import { isReservedArticleUrl } from './article-url.ts'
import { contentBlocksSchema } from './content.ts'
import {
  dictionaryMessages as messages,
  dictionaryLimits as limits,
  dictionaryWritingLimits,
} from './messages.ts'
import { shownBlocksSchema } from './shown-blocks.ts'
import { BY_FIT, idOrNone, isManagerSort, managerStates, oneOf, problemFilters } from './manager-filters.ts'
import { isDictionarySort } from './sorts.ts'
import { templateKindSchema } from './templates.ts'

export { suggestionsSchema, type Suggestions } from '../search-results.ts'

// --- what the public reads ---------------------------------------------------------------------

export const authorNameSchema = z.object({ fullName: z.string(), authorURI: z.string() })

/** A dictionary article card. */
export const articleCardSchema = z.object({
  id: z.int(),
  title: z.string(),
  thumbnail: z.string(),
  pageURI: z.string(),
  description: z.string(),
  authors: z.array(authorNameSchema),
})
export type ArticleCard = z.infer<typeof articleCardSchema>

export const articleListSchema = listResponseSchema(articleCardSchema)
export type ArticleList = z.infer<typeof articleListSchema>

export const categoryCrumbSchema = z.object({ url: z.string(), title: z.string() })

/** The article's own page. Dates are ISO 8601 instants. */
export const articleSchema = articleCardSchema.extend({
  url: z.string(),
  /** What the picture shows, for readers who cannot see it; '' where nothing is written. */
  thumbnailAlt: z.string(),
  showBreadcrumbs: z.boolean(),
  /** Root first; the article's own category last. */
  categories: z.array(categoryCrumbSchema),
  /** The first mention of another entry leads to it. */
  content: shownBlocksSchema,
  /** The ids of the entries that mentions lead to. */
  mentions: z.array(z.int()),
  dateCreated: z.string(),
  dateUpdated: z.string(),
})
export type Article = z.infer<typeof articleSchema>

/** What an article's URL responds with: the article, or where it has moved. */
export const articleResponseSchema = z.union([
  z.object({ article: articleSchema }),
  z.object({ movedTo: z.string() }),
])

/** What an article's page names at its foot. */
export const relatedArticlesSchema = z.object({
  articleId: z.int(),
  /** The url of the category that they are of; empty where there are none. */
  relatedIn: z.string(),
  items: z.array(articleCardSchema),
})
export type RelatedArticles = z.infer<typeof relatedArticlesSchema>

export const authorSchema = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  about: z.string(),
  photo: z.string().nullable(),
  credentials: z.string(),
  website: z.string().nullable(),
  dateCreated: z.string(),
  dateUpdated: z.string(),
  url: z.string(),
})
export type Author = z.infer<typeof authorSchema>

export const letterCountSchema = z.object({ letter: z.string(), count: z.int() })
export const letterCountsSchema = z.object({ items: z.array(letterCountSchema) })
export type LetterCounts = z.infer<typeof letterCountsSchema>

export const categoryCountSchema = z.object({ url: z.string(), title: z.string(), count: z.int() })
export const categoryCountsSchema = z.object({ items: z.array(categoryCountSchema) })
export type CategoryCounts = z.infer<typeof categoryCountsSchema>

export const authorCountSchema = z.object({ id: z.int(), count: z.int() })

/** The five parameters of the search page, read leniently: an address typed by hand never fails. */
export const searchQuerySchema = z.object({
  query: textParameter(limits.queryMax),
  /** The urls of up to five categories with commas between; empty is all. */
  categories: textParameter((limits.urlMax + 1) * siteSearchLimits.categoriesMax),
  /** The id of one author; empty is all. */
  authors: textParameter(20),
  s: lenientParameter(100, (value) => (isDictionarySort(value) ? value : undefined)),
  offset: offsetSchema,
})
export type SearchQuery = z.infer<typeof searchQuerySchema>

export type TextRange = z.infer<typeof textRangeSchema>

/** A hit as a card, with the words in it that matched. */
export const searchHitSchema = articleCardSchema.extend({
  highlights: z.object({ title: z.array(textRangeSchema), description: z.array(textRangeSchema) }),
  excerpt: excerptSchema.optional(),
})
export type SearchHit = z.infer<typeof searchHitSchema>

/** With counts per root category and per author beside the hits, so that the filters can show them. */
export const searchResponseSchema = listResponseSchema(searchHitSchema).extend({
  understood: understoodSchema,
  /**
   * Where nothing was found as typed: some entries with other spellings. They are no results, and are not
   * counted.
   */
  closeSpellings: z.array(searchHitSchema),
  facets: z.object({
    categories: z.array(categoryCountSchema),
    /**
     * Authors with results, each without the chosen author's filter; whoever is not named has none. Null
     * where more authors have results than are counted.
     */
    authors: z.array(authorCountSchema).nullable(),
  }),
  /** False when the offset lies beyond the engine's window: the page is empty and says so. */
  withinWindow: z.boolean(),
})
export type SearchResponse = z.infer<typeof searchResponseSchema>

// --- what staff write ----------------------------------------------------------------------------

export const articleStatuses = ['UNPUBLISHED', 'PUBLISHED'] as const
export const articleStatusSchema = z.enum(articleStatuses)
export type ArticleStatus = z.infer<typeof articleStatusSchema>

/**
 * A title as files of other houses bring it: some hold stray control characters, which cost no record its
 * place.
 */
export const importedTitleSchema = measuredText(dictionaryWritingLimits.titleMax, {
  missing: messages.titleMissing,
  tooLong: messages.titleTooLong,
})
  .overwrite(tidyPasted)
  .min(1, messages.titleMissing)
  .min(dictionaryWritingLimits.titleMin, messages.titleTooShort)
  .max(dictionaryWritingLimits.titleMax, messages.titleTooLong)

/** A title as staff write it. */
export const articleTitleSchema = importedTitleSchema
  .overwrite(tidyLine)
  .refine(isOneLine, messages.titleOneLine)

export const articleUrlSchema = measuredText(limits.urlMax, {
  missing: messages.urlMissing,
  tooLong: messages.urlTooLong,
})
  .min(1, messages.urlMissing)
  .transform(finalUrl)
  .pipe(
    z
      .string()
      .min(1, messages.urlNeedsLetters)
      .max(limits.urlMax, messages.urlTooLong)
      .refine((url) => !isReservedArticleUrl(url), messages.urlReserved),
  )

export const thumbnailSchema = pictureUrlSchema({
  missing: messages.thumbnailMissing,
  invalid: messages.thumbnailNotAllowed,
})

export const thumbnailAltSchema = longTextSchema(dictionaryWritingLimits.altMax, messages.thumbnailAltTooLong)

export const articleDescriptionSchema = measuredText(dictionaryWritingLimits.descriptionMax, {
  tooLong: messages.descriptionTooLong,
}).max(dictionaryWritingLimits.descriptionMax, messages.descriptionTooLong)

/** Title, url, thumbnail, description, categoryId, authorIds and showBreadcrumbs: exactly these seven. */
export const articleDetailsInputSchema = z.object({
  title: articleTitleSchema,
  url: articleUrlSchema,
  thumbnail: thumbnailSchema,
  description: articleDescriptionSchema.default(''),
  categoryId: z.int({ error: messages.categoryMissing }).positive(messages.categoryMissing),
  authorIds: z
    .array(z.int().positive(), { error: messages.authorsMissing })
    .min(1, messages.authorsMissing)
    .max(dictionaryWritingLimits.authorsMax, messages.authorsTooMany),
  showBreadcrumbs: z.boolean().default(true),
})
export type ArticleDetailsInput = z.infer<typeof articleDetailsInputSchema>

export const createArticleInputSchema = articleDetailsInputSchema.extend({
  /** The template that it begins with; absent is the default one. */
  templateId: z.int().positive().optional(),
})
export type CreateArticleInput = z.infer<typeof createArticleInputSchema>

/**
 * Of the article that is meant, where the caller knows it: another one may stand at its former URL by now,
 * which must not get the change.
 */
const meantIdSchema = z.int().positive().optional()

export const updateArticleInputSchema = articleDetailsInputSchema.extend({
  id: meantIdSchema,
  /** Absent: it stays with its picture. The documented call has none. */
  thumbnailAlt: thumbnailAltSchema.optional(),
  /** The url before this change. */
  currentUrl: measuredText(limits.urlMax, { tooLong: messages.urlTooLong }).min(1, messages.urlMissing),
})

export type ArticleDetailsUpdate = Omit<z.infer<typeof updateArticleInputSchema>, 'id' | 'currentUrl'>

export const managedArticleSchema = z.object({
  id: z.int(),
  title: z.string(),
  url: z.string(),
  pageURI: z.string(),
  thumbnail: z.string(),
  /** Not of the documents: what the picture shows. */
  thumbnailAlt: z.string(),
  description: z.string(),
  categoryId: z.int(),
  category: z.string(),
  authorIds: z.array(z.int()),
  showBreadcrumbs: z.boolean(),
  status: z.object({ name: articleStatusSchema }),
  lastEdited: z.string(),
  draftVersion: z.int(),
  publishedVersion: z.int(),
  /** Sent back as If-Match. */
  revision: z.int(),
})
export type ManagedArticle = z.infer<typeof managedArticleSchema>

export const managerQuerySchema = z.object({
  offset: offsetSchema,
  max: lenientParameter(20, (value) => {
    const max = Number(value)
    return Number.isInteger(max) && max >= 1
      ? Math.min(max, dictionaryWritingLimits.managerPageMax)
      : dictionaryWritingLimits.managerPageSize
  }),
  query: textParameter(limits.queryMax),
  status: lenientParameter(20, oneOf(managerStates)),
  /** With everything below it. */
  category: lenientParameter(20, idOrNone),
  author: lenientParameter(20, idOrNone),
  /** 'true': what the current user has saved, published or changed. */
  mine: lenientParameter(10, oneOf(['true'])),
  problem: lenientParameter(30, oneOf(problemFilters)),
  /** 'true': of which publishing or unpublishing is scheduled, or could not be done. */
  scheduled: lenientParameter(10, oneOf(['true'])),
  sort: lenientParameter(20, (value) => (isManagerSort(value) || value === BY_FIT ? value : undefined)),
})
export type ManagerQuery = z.infer<typeof managerQuerySchema>

/** The manager's list keeps its own written shape. */
export const managerResponseSchema = z.object({
  response: z.object({
    items: z.array(managedArticleSchema),
    totals: z.int(),
    /** A search for a text finds more than `totals`, which is as far as they are counted. */
    moreThanTotals: z.literal(true).optional(),
    defaultArticle: z.object({ url: z.string() }),
  }),
})

export const articleContentSchema = z.object({
  id: z.int(),
  title: z.string(),
  url: z.string(),
  status: articleStatusSchema,
  blocks: shownBlocksSchema,
  draftVersion: z.int(),
  publishedVersion: z.int(),
  revision: z.int(),
  /** Where it is what new articles or posts begin with; absent in texts that are none. */
  template: z.object({ isDefault: z.boolean(), of: templateKindSchema }).optional(),
})

export const saveContentInputSchema = z.object({ blocks: contentBlocksSchema })

export const saveArticleInputSchema = saveContentInputSchema.extend({ id: meantIdSchema })

export const updateThumbnailInputSchema = z.object({ thumbnail: thumbnailSchema, id: meantIdSchema })

export const publishInputSchema = z.object({ url: measuredText(limits.urlMax), id: meantIdSchema })

const namePart = lineSchema(dictionaryWritingLimits.authorNameMax, {
  tooLong: `At most ${dictionaryWritingLimits.authorNameMax} characters.`,
  oneLine: 'A name must be one line of visible characters.',
})

export const authorInputSchema = z.object({
  firstName: namePart.default(''),
  lastName: namePart.min(1, 'A name is required.'),
  url: articleUrlSchema,
  about: longTextSchema(10_000, 'At most 10000 characters.').default(''),
  credentials: longTextSchema(500, 'At most 500 characters.').default(''),
  photo: pictureUrlSchema({ missing: messages.photoNotAllowed, invalid: messages.photoNotAllowed })
    .nullable()
    .default(null),
  website: webUrlSchema.nullable().default(null),
})
export type AuthorInput = z.infer<typeof authorInputSchema>

export const managedAuthorSchema = authorSchema.extend({ revision: z.int() })

/** An article, as the caches of its area name it. */
export function articleRecord(id: number): string {
  return `article-${id}`
}
