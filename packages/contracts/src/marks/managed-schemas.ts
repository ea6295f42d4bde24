import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { isOneLine } from '../one-line.ts'
import { tidyPasted } from '../pasted-text.ts'
import { optionalPictureUrlSchema, pictureUrlSchema } from '../picture-url.ts'
import { markLimits as limits, marksLimits } from './limits.ts'
import { markMessages as messages, marksMessages } from './messages.ts'

/** On one line, and '' where it is left out. */
const lineSchema = (max: number, { tooLong, oneLine }: { tooLong: string; oneLine: string }) =>
  measuredText(max, { tooLong }).overwrite(tidyPasted).max(max, tooLong).refine(isOneLine, oneLine)

const yearSchema = z
  .int({ error: marksMessages.yearInvalid })
  .min(marksLimits.firstYear, marksMessages.yearInvalid)
  .max(marksLimits.lastYear, marksMessages.yearInvalid)
  .nullable()
  .default(null)

/** The fields that staff write of a mark. */
export const markFieldsSchema = z.object({
  title: measuredText(limits.titleMax, { missing: messages.titleMissing, tooLong: messages.titleTooLong })
    .overwrite(tidyPasted)
    .min(1, messages.titleMissing)
    .max(limits.titleMax, messages.titleTooLong)
    .refine(isOneLine, messages.titleOneLine),
  description: measuredText(limits.descriptionMax, { tooLong: messages.descriptionTooLong })
    .trim()
    .max(limits.descriptionMax, messages.descriptionTooLong)
    .default(''),
  /** What sets real from copy. */
  authenticity: measuredText(limits.descriptionMax, { tooLong: messages.authenticityTooLong })
    .trim()
    .max(limits.descriptionMax, messages.authenticityTooLong)
    .default(''),
  categoryId: z.int({ error: messages.categoryMissing }).positive(messages.categoryMissing),
  maker: lineSchema(limits.makerMax, {
    tooLong: messages.makerTooLong,
    oneLine: messages.makerOneLine,
  }).default(''),
  place: lineSchema(limits.placeMax, {
    tooLong: messages.placeTooLong,
    oneLine: messages.placeOneLine,
  }).default(''),
  /** In words, where the years alone do not tell: 'About 1750'. */
  period: lineSchema(limits.periodMax, {
    tooLong: messages.periodTooLong,
    oneLine: messages.periodOneLine,
  }).default(''),
  firstYear: yearSchema,
  /** Null where it is still in use, and where nobody knows. */
  lastYear: yearSchema,
  kind: measuredText(limits.kindMax, { missing: messages.kindMissing, tooLong: messages.kindTooLong })
    .overwrite(tidyPasted)
    .min(1, messages.kindMissing)
    .max(limits.kindMax, messages.kindTooLong)
    .refine(isOneLine, messages.kindOneLine),
  /** A small one, which everybody sees. */
  picture: optionalPictureUrlSchema(messages.pictureNotAllowed),
  pictureNote: lineSchema(limits.pictureNoteMax, {
    tooLong: messages.pictureNoteTooLong,
    oneLine: messages.pictureNoteOneLine,
  }).default(''),
  /** Larger ones, which belong to the details. */
  pictures: z
    .array(pictureUrlSchema({ missing: messages.pictureMissing, invalid: messages.pictureNotAllowed }))
    .max(limits.picturesMax, messages.picturesTooMany)
    .default([]),
  source: measuredText(limits.sourceMax, { missing: messages.sourceMissing, tooLong: messages.sourceTooLong })
    .overwrite(tidyPasted)
    .min(1, messages.sourceMissing)
    .max(limits.sourceMax, messages.sourceTooLong)
    .refine(isOneLine, messages.sourceOneLine),
  /** The source's own id of the mark; null where it has none. */
  externalId: measuredText(limits.externalIdMax, { tooLong: messages.externalIdTooLong })
    .overwrite(tidyPasted)
    .min(1)
    .max(limits.externalIdMax, messages.externalIdTooLong)
    .refine(isOneLine, messages.externalIdOneLine)
    .nullable()
    .default(null),
})

/** @returns whether the years are in order, as far as both are known */
export function areYearsInOrder({
  firstYear,
  lastYear,
}: {
  firstYear: number | null
  lastYear: number | null
}): boolean {
  return firstYear === null || lastYear === null || firstYear <= lastYear
}

export const markInputSchema = markFieldsSchema.refine(areYearsInOrder, {
  path: ['lastYear'],
  error: marksMessages.rangeOfYears,
})
export type MarkInput = z.output<typeof markInputSchema>

export const managedMarkSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  authenticity: z.string(),
  categoryId: z.int(),
  category: z.string(),
  maker: z.string(),
  place: z.string(),
  period: z.string(),
  firstYear: z.int().nullable(),
  lastYear: z.int().nullable(),
  kind: z.string(),
  picture: z.string(),
  pictureNote: z.string(),
  pictures: z.array(z.string()),
  source: z.string(),
  externalId: z.string().nullable(),
  /** Its page on the site. */
  pageURI: z.string(),
  /** Sent back as If-Match. */
  revision: z.int(),
})
export type ManagedMark = z.infer<typeof managedMarkSchema>
