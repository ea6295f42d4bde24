import { z } from 'zod'
import { offsetSchema } from '../paging.ts'
import { textParameter } from '../parameters.ts'
import {
  categoryFacetSchema,
  searchResultsSchema,
  titleHighlightsSchema,
  valueCountSchema,
  yearCountSchema,
} from '../search-results.ts'
import { siteSearchLimits } from '../site-search/messages.ts'
import { marksMessages as messages, marksLimits as limits } from './messages.ts'
import { isMarksSort } from './sorts.ts'

export { suggestionsSchema, type Suggestions } from '../search-results.ts'

/** What everybody gets of a mark in a list. What it looks like and what to beware of are details. */
export const markCardSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** `/marks/{id}/{slug}` */
  pageURI: z.string(),
  /** Empty where nobody is known. */
  maker: z.string(),
  /** Empty where nobody knows. */
  place: z.string(),
  /** When it was used, in words; empty where nobody knows. */
  period: z.string(),
  /** What it stands on: 'Porcelain'. */
  kind: z.string(),
  /** A small picture; empty where there is none. */
  thumbnail: z.string(),
  /** The root category's title; empty where it is hidden. */
  category: z.string(),
})
export type MarkCard = z.infer<typeof markCardSchema>

/** What everybody gets of a mark on its page. */
export const markSchema = markCardSchema.extend({
  slug: z.string(),
  /** What the picture is: 'A drawing after the mark, not a photograph.' */
  pictureNote: z.string(),
  /** Root first; the mark's own category last. */
  categories: z.array(z.object({ url: z.string(), title: z.string() })),
})
export type Mark = z.infer<typeof markSchema>

export const markDetailsSchema = z.object({
  id: z.int(),
  description: z.string(),
  /** What sets real from copy. */
  authenticity: z.string(),
  /** Larger pictures. */
  pictures: z.array(z.string()),
  /** Of the same maker. */
  otherMarks: z.array(markCardSchema),
})
export type MarkDetails = z.infer<typeof markDetailsSchema>

/** A hit as a card, with the words of its title that matched. */
export const markHitSchema = markCardSchema.extend({
  highlights: titleHighlightsSchema,
})
export type MarkHit = z.infer<typeof markHitSchema>

export const searchResponseSchema = searchResultsSchema(markHitSchema, {
  /** Every root category, those without results last, and what lies below the chosen ones. */
  categories: z.array(categoryFacetSchema),
  /** Of makers, places and kinds the most frequent ones. */
  makers: z.array(valueCountSchema),
  places: z.array(valueCountSchema),
  kinds: z.array(valueCountSchema),
  /** The first year of each decade, in order, with the marks that were in use in the decade. */
  years: z.array(yearCountSchema),
})
export type SearchResponse = z.infer<typeof searchResponseSchema>

/** The landing page. */
export const overviewSchema = z.object({
  /** Of all marks. */
  total: z.int(),
  /** Every root category, with what lies in and below it. */
  categories: z.array(z.object({ url: z.string(), title: z.string(), count: z.int() })),
  /** The makers with most marks. */
  makers: z.array(valueCountSchema),
  /** Kinds of object, those with most marks first. */
  kinds: z.array(valueCountSchema),
  /** The newest entries. */
  recent: z.array(markCardSchema),
  /** Some well-described ones of many makers. */
  notable: z.array(markCardSchema),
})
export type Overview = z.infer<typeof overviewSchema>

/** A mark, as the caches of its area name it. */
export function markRecord(id: number): string {
  return `mark-${id}`
}

const CATEGORY_URL_MAX = 200

const yearParameter = textParameter(20).refine(
  (text) => text === '' || isYearText(text),
  messages.yearInvalid,
)

/** The parameters of the search page; 'f.' begins the name of a filter. What is not given is ''. */
const searchShape = {
  query: textParameter(limits.queryMax),
  /** The urls of up to five categories with commas between; each means itself and everything below it. */
  category: textParameter((CATEGORY_URL_MAX + 1) * siteSearchLimits.categoriesMax),
  'f.maker': textParameter(limits.filterMax),
  'f.place': textParameter(limits.filterMax),
  'f.kind': textParameter(limits.filterMax),
  /** Years in which the mark was used: it is found where its own years and these have one in common. */
  'f.yearFrom': yearParameter,
  'f.yearTo': yearParameter,
  s: textParameter(40).refine((sort) => sort === '' || isMarksSort(sort), messages.sortUnknown),
  offset: offsetSchema,
}

export const searchQuerySchema = z.looseObject(searchShape).superRefine((query, context) => {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  for (const name of Object.keys(query))
    if (name.startsWith('f.') && !(name in searchShape)) refuse(name.slice(0, 50), messages.filterUnknown)
  if (query['f.yearFrom'] && query['f.yearTo'] && Number(query['f.yearFrom']) > Number(query['f.yearTo']))
    refuse('f.yearTo', messages.rangeOfYears)
})
export type SearchQuery = z.output<typeof searchQuerySchema>

function isYearText(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= limits.firstYear && Number(text) <= limits.lastYear
}
