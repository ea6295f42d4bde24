import { z } from 'zod'
import { understoodSchema } from '../dictionary/schemas.ts'
import { listResponseSchema } from '../paging.ts'
import { categoryCountSchema, valueCountSchema, yearCountSchema } from '../price-guide/schemas.ts'

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
  highlights: z.object({ title: z.array(z.tuple([z.int(), z.int()])) }),
})
export type MarkHit = z.infer<typeof markHitSchema>

export const searchResponseSchema = listResponseSchema(markHitSchema).extend({
  /** False where there are more than `meta.total`, which is then 10,000. */
  isTotalExact: z.boolean(),
  understood: understoodSchema,
  /**
   * Where nothing was found as typed: some marks with other spellings. They are no results, and are not
   * counted.
   */
  closeSpellings: z.array(markHitSchema),
  /** Each under all filters but its own. Makers, places and kinds: the most frequent ones. */
  facets: z.object({
    /** Every root category, those without results last, and what lies below the chosen ones. */
    categories: z.array(categoryCountSchema),
    makers: z.array(valueCountSchema),
    places: z.array(valueCountSchema),
    kinds: z.array(valueCountSchema),
    /** The first year of each decade, in order, with the marks that were in use in the decade. */
    years: z.array(yearCountSchema),
  }),
  /** False where the offset lies beyond the window of 10,000: the page is empty, and says how to narrow. */
  withinWindow: z.boolean(),
})
export type SearchResponse = z.infer<typeof searchResponseSchema>

export const suggestionsSchema = z.object({
  items: z.array(
    z.object({
      title: z.string(),
      pageURI: z.string(),
      /** The title of its root category. */
      category: z.string().optional(),
      /** Another spelling than what was typed: it stands below as 'Did you mean'. */
      corrected: z.literal(true).optional(),
    }),
  ),
})
export type Suggestions = z.infer<typeof suggestionsSchema>

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
