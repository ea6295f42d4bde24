import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { pictureUrlSchema } from '../picture-url.ts'
import { lineSchema, longTextSchema } from '../written-text.ts'
import { isCalendarDay } from '../calendar-day.ts'
import { isPrice, isCurrency } from './price.ts'
import { PRICE_BASES } from './price-basis.ts'
import {
  priceGuideMessages,
  soldItemMessages as messages,
  priceGuideLimits,
  soldItemLimits as limits,
} from './messages.ts'

const FIRST_DAY = `${priceGuideLimits.firstYear}-01-01`

/** What staff write of a sold item. That its day is not to come is asked where the time is known. */
export const soldItemInputSchema = z.object({
  title: lineSchema(limits.titleMax, {
    missing: messages.titleMissing,
    tooLong: messages.titleTooLong,
    oneLine: messages.titleOneLine,
  }),
  description: longTextSchema(limits.descriptionMax, messages.descriptionTooLong).default(''),
  categoryId: z.int({ error: messages.categoryMissing }).positive(messages.categoryMissing),
  maker: lineSchema(limits.makerMax, {
    tooLong: messages.makerTooLong,
    oneLine: messages.makerOneLine,
  }).default(''),
  saleDate: measuredText(10, { missing: messages.saleDateMissing, tooLong: priceGuideMessages.dayInvalid })
    .refine(isCalendarDay, { error: priceGuideMessages.dayInvalid, abort: true })
    .refine((day) => day >= FIRST_DAY, messages.saleDateTooOld),
  price: z
    .number({
      error: ({ input }) =>
        typeof input === 'string' || typeof input === 'number'
          ? priceGuideMessages.priceInvalid
          : messages.priceMissing,
    })
    .refine(isPrice, priceGuideMessages.priceInvalid),
  currency: measuredText(3, {
    missing: messages.currencyMissing,
    tooLong: priceGuideMessages.currencyUnknown,
  })
    .trim()
    .toUpperCase()
    .refine(isCurrency, priceGuideMessages.currencyUnknown),
  priceBasis: z.enum(PRICE_BASES, messages.priceBasisUnknown).default(''),
  source: lineSchema(limits.sourceMax, {
    missing: messages.sourceMissing,
    tooLong: messages.sourceTooLong,
    oneLine: messages.sourceOneLine,
  }),
  /** The source's own id of the lot; null where it has none. */
  externalId: lineSchema(limits.externalIdMax, {
    tooLong: messages.externalIdTooLong,
    oneLine: messages.externalIdOneLine,
  })
    .min(1)
    .nullable()
    .default(null),
  pictures: z
    .array(pictureUrlSchema({ missing: messages.pictureMissing, invalid: messages.pictureNotAllowed }))
    .max(limits.picturesMax, messages.picturesTooMany)
    .default([]),
  pieces: z
    .int({ error: messages.piecesInvalid })
    .min(1, messages.piecesInvalid)
    .max(limits.piecesMax, messages.piecesInvalid)
    .default(1),
})
export type SoldItemInput = z.output<typeof soldItemInputSchema>

export const managedSoldItemSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  categoryId: z.int(),
  category: z.string(),
  maker: z.string(),
  saleDate: z.string(),
  price: z.number(),
  currency: z.string(),
  priceBasis: z.enum(PRICE_BASES),
  source: z.string(),
  externalId: z.string().nullable(),
  pictures: z.array(z.string()),
  pieces: z.int(),
  isSample: z.boolean(),
  /** Its page on the site. */
  pageURI: z.string(),
  /** Sent back as If-Match. */
  revision: z.int(),
})
export type ManagedSoldItem = z.infer<typeof managedSoldItemSchema>
