import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { listResponseSchema } from '../paging.ts'
import { understoodSchema } from '../understood.ts'
import { optionalPictureUrlSchema } from '../picture-url.ts'
import { webUrlSchema } from '../web-url-schema.ts'
import { lineSchema, longTextSchema } from '../written-text.ts'
import { auctionsLimits, auctionsWritingLimits as limits } from './limits.ts'
import { auctionsMessages as messages } from './messages.ts'
import { isDay, isTimeZone } from './time-zone.ts'

export { suggestionsSchema, type Suggestions } from '../search-results.ts'

/** A draft is seen by staff alone; a canceled auction stays on the site and says so. */
export const auctionStatuses = ['draft', 'published', 'canceled'] as const
export const auctionStatusSchema = z.enum(auctionStatuses)
export type AuctionStatus = z.infer<typeof auctionStatusSchema>

// --- what everybody reads ------------------------------------------------------------------------

const categorySchema = z.object({ url: z.string(), title: z.string() })

/** An auction in a list. Times are ISO 8601 instants; the zone is where it takes place. */
export const auctionCardSchema = z.object({
  id: z.int(),
  title: z.string(),
  house: z.string(),
  place: z.string(),
  timeZone: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Each with its drawing. */
  categories: z.array(categorySchema.extend({ image: z.string() })),
  status: auctionStatusSchema,
  lotCount: z.int(),
  /** Of what is sold; empty where there is none. */
  picture: z.string(),
  /** Made up, to show what the page looks like. */
  isSample: z.boolean(),
  pageURI: z.string(),
})
export type AuctionCard = z.infer<typeof auctionCardSchema>

export const auctionLotSchema = z.object({ number: z.string(), title: z.string(), estimate: z.string() })
export type AuctionLot = z.infer<typeof auctionLotSchema>

export const auctionSchema = auctionCardSchema.extend({
  /** Plain text, a blank line between paragraphs. */
  description: z.string(),
  /** The auction's page at its house. */
  link: z.string().nullable(),
  lots: z.array(auctionLotSchema),
})
export type Auction = z.infer<typeof auctionSchema>

export const auctionsResponseSchema = listResponseSchema(auctionCardSchema).extend({
  facets: z.object({
    categories: z.array(categorySchema.extend({ count: z.int() })),
    places: z.array(z.object({ place: z.string(), count: z.int() })),
    /**
     * How many begin in each of some spans of days, one after the other: whatever days are chosen. Both days
     * belong to it.
     */
    days: z.array(z.object({ from: z.string(), to: z.string(), count: z.int() })),
    /** The days on which auctions to come begin, in order, whatever days are chosen; none of past ones. */
    calendar: z.array(z.object({ day: z.string(), count: z.int() })),
  }),
  understood: understoodSchema,
  /** False when the offset lies beyond the engine's window: the page is empty and says so. */
  withinWindow: z.boolean(),
})
export type AuctionsResponse = z.infer<typeof auctionsResponseSchema>

// --- what staff write ----------------------------------------------------------------------------

function line(max: number, missing: string, tooLong: string) {
  return lineSchema(max, { missing, tooLong, oneLine: messages.oneLine })
}

/** By the clock of the place: '2027-03-04T10:00'. */
const localTimeSchema = measuredText(16, { missing: messages.timeInvalid, tooLong: messages.timeInvalid })
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, { error: messages.timeInvalid, abort: true })
  .refine((time) => isDay(time.slice(0, 10)), messages.timeInvalid)

const lotSchema = z.object({
  number: line(limits.lotNumberMax, messages.lotNumberMissing, messages.lotNumberTooLong),
  title: line(limits.lotTitleMax, messages.lotTitleMissing, messages.lotTitleTooLong),
  /** As the house writes it: 'USD 200–300', 'on request'; empty where there is none. */
  estimate: lineSchema(limits.lotEstimateMax, {
    tooLong: messages.lotEstimateTooLong,
    oneLine: messages.oneLine,
  }),
})

const writtenLot = z.object({
  number: measuredText(limits.lotNumberMax, { tooLong: messages.lotNumberTooLong }).default(''),
  title: measuredText(limits.lotTitleMax, { tooLong: messages.lotTitleTooLong }).default(''),
  estimate: measuredText(limits.lotEstimateMax, { tooLong: messages.lotEstimateTooLong }).default(''),
})

/** Lots are written as lines: an empty one is none. */
const lotsSchema = z
  .array(writtenLot)
  .max(2 * limits.lotsMax, messages.lotsTooMany)
  .transform((lots) => lots.filter((lot) => Object.values(lot).some((text) => text.trim() !== '')))
  .pipe(z.array(lotSchema).max(limits.lotsMax, messages.lotsTooMany))
  .default([])

export const auctionInputSchema = z
  .object({
    title: line(limits.titleMax, messages.titleMissing, messages.titleTooLong),
    house: line(limits.houseMax, messages.houseMissing, messages.houseTooLong),
    place: line(auctionsLimits.placeMax, messages.placeMissing, messages.placeTooLong),
    timeZone: measuredText(60, { missing: messages.zoneUnknown, tooLong: messages.zoneUnknown }).refine(
      isTimeZone,
      messages.zoneUnknown,
    ),
    starts: localTimeSchema,
    ends: localTimeSchema,
    categoryIds: z
      .array(z.int().positive(), { error: messages.categoriesMissing })
      .min(1, messages.categoriesMissing)
      .max(limits.categoriesMax, messages.categoriesTooMany),
    link: webUrlSchema.nullable().default(null),
    description: longTextSchema(limits.descriptionMax, messages.descriptionTooLong).default(''),
    lots: lotsSchema,
    picture: optionalPictureUrlSchema(messages.pictureNotAllowed),
    status: auctionStatusSchema.default('draft'),
    isSample: z.boolean().default(false),
  })
  .refine(({ starts, ends }) => ends > starts, { error: messages.endsBeforeStart, path: ['ends'] })
export type AuctionInput = z.infer<typeof auctionInputSchema>

/** Times by the clock of the place, as staff write them. */
export const managedAuctionSchema = auctionSchema
  .omit({ startsAt: true, endsAt: true, categories: true, lotCount: true })
  .extend({
    starts: z.string(),
    ends: z.string(),
    categoryIds: z.array(z.int()),
    revision: z.int(),
  })
export type ManagedAuction = z.infer<typeof managedAuctionSchema>

/** An auction, as the caches of its area name it. */
export function auctionRecord(id: number): string {
  return `auction-${id}`
}
