import { z } from 'zod'
import { categoryCrumbSchema } from '../dictionary/schemas.ts'
import { shownBlocksSchema } from '../dictionary/shown-blocks.ts'
import { lenientParameter } from '../measured-text.ts'
import { offsetSchema } from '../paging.ts'
import { textParameter } from '../parameters.ts'
import {
  categoryFacetSchema,
  excerptSchema,
  searchResultsSchema,
  titleHighlightsSchema,
  yearCountSchema,
} from '../search-results.ts'
import { siteSearchLimits } from '../site-search/messages.ts'
import { blogMessages as messages, blogLimits as limits, blogWritingLimits } from './messages.ts'
import { isBlogSort } from './sorts.ts'

export {
  suggestionsSchema as postSuggestionsSchema,
  type Suggestions as PostSuggestions,
} from '../search-results.ts'

/** A media post is about what is seen and heard: pictures, or a link to a video or a podcast. */
export const postKinds = ['article', 'media'] as const
export const postKindSchema = z.enum(postKinds)
export type PostKind = z.infer<typeof postKindSchema>

/** A post in a list. */
export const postCardSchema = z.object({
  id: z.int(),
  kind: postKindSchema,
  title: z.string(),
  description: z.string(),
  picture: z.string(),
  /** `/articles/{url}` */
  pageURI: z.string(),
  author: z.string(),
  /** The title of its root category; empty where it is hidden. */
  topic: z.string(),
  /** 2026-01-31 */
  publishedOn: z.string(),
  /** To read it. */
  minutes: z.int(),
})
export type PostCard = z.infer<typeof postCardSchema>

const neighborSchema = z.object({ title: z.string(), pageURI: z.string() }).nullable()

/** A post on its page. */
export const postSchema = postCardSchema.extend({
  url: z.string(),
  /** What the picture shows, for whoever does not see it. */
  pictureAlt: z.string(),
  /** A page of a video or a podcast, on one of the allowed sites. */
  mediaLink: z.string().nullable(),
  /** Root first; the post's own topic last. */
  topics: z.array(categoryCrumbSchema),
  writer: z.object({
    name: z.string(),
    url: z.string(),
    credentials: z.string(),
    photo: z.string().nullable(),
  }),
  content: shownBlocksSchema,
  /** When it was published again with another text, as an ISO 8601 instant; null where that never happened. */
  updatedAt: z.string().nullable(),
  /** By date: the post before it and the post after it. */
  previous: neighborSchema,
  next: neighborSchema,
  related: z.array(postCardSchema),
})
export type Post = z.infer<typeof postSchema>

/** What a post's URL responds with: the post, or where it has moved. */
export const postResponseSchema = z.union([
  z.object({ article: postSchema }),
  z.object({ movedTo: z.string() }),
])
export type PostResponse = z.infer<typeof postResponseSchema>

/** A hit as a card, with the words of its title that matched. */
export const postHitSchema = postCardSchema.extend({
  highlights: titleHighlightsSchema,
  excerpt: excerptSchema.optional(),
})
export type PostHit = z.infer<typeof postHitSchema>

export const blogSearchResponseSchema = searchResultsSchema(postHitSchema, {
  /** Every root category, those without results last, and what lies below the chosen ones. */
  topics: z.array(categoryFacetSchema),
  authors: z.array(z.object({ url: z.string(), name: z.string(), count: z.int() })),
  /** The latest first. */
  years: z.array(yearCountSchema),
})
export type BlogSearchResponse = z.infer<typeof blogSearchResponseSchema>

/** The landing page. */
export const blogOverviewSchema = z.object({
  total: z.int(),
  /** Root categories with posts, with how many lie in and below each. */
  topics: z.array(z.object({ url: z.string(), title: z.string(), count: z.int() })),
  authors: z.array(z.object({ url: z.string(), name: z.string(), count: z.int() })),
  recent: z.array(postCardSchema),
  /** The newest media posts. */
  media: z.array(postCardSchema),
  /** The newest post of each of some topics that are not among the recent ones. */
  notable: z.array(postCardSchema),
})
export type BlogOverview = z.infer<typeof blogOverviewSchema>

/** A post, as the caches of its area name it. */
export function blogRecord(id: number): string {
  return `post-${id}`
}

/**
 * All authors, as a record of the dictionary's: no event names it, so that pages which read it are stale when
 * an author has changed (which is told of the whole area), and not with each change of an article.
 */
export const postAuthors = 'authors'

/** The parameters of the search page; 'f.' begins the name of a filter. What is not given is ''. */
const searchShape = {
  q: textParameter(limits.queryMax),
  /** The urls of up to five categories with commas between; each means itself and everything below it. */
  inventory_topic: textParameter((blogWritingLimits.urlMax + 1) * siteSearchLimits.categoriesMax),
  /** 'media' lists media posts alone. */
  categories: lenientParameter(40, (value) => (value === 'media' ? ('media' as const) : ('' as const))),
  /** An author's url. */
  'f.author': textParameter(blogWritingLimits.urlMax),
  'f.year': textParameter(10).refine(
    (year) => year === '' || /^[12]\d{3}$/.test(year),
    'A year has four digits.',
  ),
  s: textParameter(40).refine((sort) => sort === '' || isBlogSort(sort), messages.sortUnknown),
  offset: offsetSchema,
}

export const blogSearchQuerySchema = z.looseObject(searchShape).superRefine((query, context) => {
  for (const name of Object.keys(query))
    if (name.startsWith('f.') && !(name in searchShape))
      context.addIssue({ code: 'custom', path: [name.slice(0, 50)], message: messages.filterUnknown })
})
export type BlogSearchQuery = z.output<typeof blogSearchQuerySchema>
