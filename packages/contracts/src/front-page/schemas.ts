import { z } from 'zod'
import { auctionCardSchema } from '../auctions/schemas.ts'
import { markCardSchema } from '../marks/schemas.ts'
import { soldItemCardSchema } from '../price-guide/schemas.ts'

/** What the front page shows of the sections beside the dictionary. Never a price. */
export const frontPageSchema = z.object({
  /** Some newly sold items of different categories. */
  soldItems: z.array(soldItemCardSchema.pick({ id: true, title: true, pageURI: true, saleDate: true })),
  /** Some well-described marks of different makers. */
  marks: z.array(
    markCardSchema.pick({ id: true, title: true, pageURI: true, place: true, period: true, thumbnail: true }),
  ),
  /** The next ones, soonest first. */
  auctions: z.array(auctionCardSchema),
})
export type FrontPage = z.infer<typeof frontPageSchema>
