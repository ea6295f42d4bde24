import { z } from 'zod'
import {
  categoryFacetSchema,
  searchResultsSchema,
  titleHighlightsSchema,
  valueCountSchema,
  yearCountSchema,
} from '../search-results.ts'

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
