import { z } from 'zod'
import { listResponseSchema } from '../paging.ts'
import { measuredText } from '../measured-text.ts'
import { pictureUrlSchema } from '../picture-url.ts'
import { webUrlSchema } from '../web-url-schema.ts'
import { lineSchema, longTextSchema } from '../written-text.ts'
import { wordsOn } from './contrast.ts'
import { partnersLimits as limits } from './limits.ts'
import { partnersMessages as messages } from './messages.ts'

/** Exactly the documented five. */
export const partnerSchema = z.object({
  id: z.int(),
  source: z.string(),
  sourceUrl: z.string(),
  graphicUrl: z.string(),
  bgColor: z.string(),
})
export type Partner = z.infer<typeof partnerSchema>

export const partnerListSchema = listResponseSchema(partnerSchema)
export type PartnerList = z.infer<typeof partnerListSchema>

/** What a partner's own page tells. */
export const partnerProfileSchema = partnerSchema.extend({
  /** Plain text, a blank line between paragraphs. */
  about: z.string(),
  /** What of theirs stands in our records, in a sentence or two; empty where nothing does yet. */
  records: z.string(),
  website: z.string().nullable(),
})
export type PartnerProfile = z.infer<typeof partnerProfileSchema>

const sourceUrlSchema = measuredText(limits.sourceUrlMax, {
  missing: messages.sourceUrlMissing,
  tooLong: messages.sourceUrlTooLong,
})
  .trim()
  .min(1, messages.sourceUrlMissing)
  .max(limits.sourceUrlMax, messages.sourceUrlTooLong)
  .regex(/^[a-z0-9]+(?:[-_]+[a-z0-9]+)*$/, messages.sourceUrlCharacters)

const colorSchema = measuredText(7, { missing: messages.colorInvalid, tooLong: messages.colorInvalid })
  .trim()
  .regex(/^#[0-9a-f]{6}$/i, { error: messages.colorInvalid, abort: true })
  .toUpperCase()
  .refine((color) => wordsOn(color).ratio >= limits.contrastMin, messages.colorUnreadable)

export const partnerInputSchema = z.object({
  source: lineSchema(limits.sourceMax, {
    missing: messages.sourceMissing,
    tooLong: messages.sourceTooLong,
    oneLine: messages.sourceOneLine,
  }),
  sourceUrl: sourceUrlSchema,
  graphicUrl: pictureUrlSchema({ missing: messages.graphicMissing, invalid: messages.graphicNotAllowed }),
  bgColor: colorSchema,
  about: longTextSchema(limits.aboutMax, messages.aboutTooLong).default(''),
  records: longTextSchema(limits.recordsMax, messages.recordsTooLong).default(''),
  website: webUrlSchema.nullable().default(null),
})
export type PartnerInput = z.infer<typeof partnerInputSchema>

export const managedPartnerSchema = partnerProfileSchema.extend({
  /** 1 is first on the page of all partners. */
  place: z.int(),
  revision: z.int(),
})
export type ManagedPartner = z.infer<typeof managedPartnerSchema>

/** A partner, as the caches of its area name it. */
export function partnerRecord(id: number): string {
  return `partner-${id}`
}

/** How many there are, which every page shows: a change of one of them leaves it alone. */
export const numberOfPartners = 'number'
