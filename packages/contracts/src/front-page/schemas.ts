import { z } from 'zod'

const entrySchema = z.object({ id: z.int(), title: z.string(), pageURI: z.string() })

/** What the front page shows of the sections beside the dictionary. Never a price. */
export const frontPageSchema = z.object({
  /** Some newly sold items of different categories; the day is '2026-01-31'. */
  soldItems: z.array(entrySchema.extend({ saleDate: z.string() })),
  /** Some well-described marks of different makers, with a small picture. */
  marks: z.array(entrySchema.extend({ place: z.string(), period: z.string(), thumbnail: z.string() })),
  /** The next ones, soonest first; the day on which each begins, where it takes place. */
  auctions: z.array(entrySchema.extend({ house: z.string(), place: z.string(), day: z.string() })),
})
export type FrontPage = z.infer<typeof frontPageSchema>
