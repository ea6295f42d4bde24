import { z } from 'zod'
import { optionalPictureUrlSchema, pictureUrlSchema } from '../picture-url.ts'
import { lineSchema, longTextSchema } from '../written-text.ts'
import { markMessages as messages, marksMessages, markLimits as limits, marksLimits } from './messages.ts'

const yearSchema = z
  .int({ error: marksMessages.yearInvalid })
  .min(marksLimits.firstYear, marksMessages.yearInvalid)
  .max(marksLimits.lastYear, marksMessages.yearInvalid)
  .nullable()
  .default(null)

/** The fields that staff write of a mark. */
export const markFieldsSchema = z.object({
  title: lineSchema(limits.titleMax, {
    missing: messages.titleMissing,
    tooLong: messages.titleTooLong,
    oneLine: messages.titleOneLine,
  }),
  description: longTextSchema(limits.descriptionMax, messages.descriptionTooLong).default(''),
  /** What sets real from copy. */
  authenticity: longTextSchema(limits.descriptionMax, messages.authenticityTooLong).default(''),
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
  kind: lineSchema(limits.kindMax, {
    missing: messages.kindMissing,
    tooLong: messages.kindTooLong,
    oneLine: messages.kindOneLine,
  }),
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
  source: lineSchema(limits.sourceMax, {
    missing: messages.sourceMissing,
    tooLong: messages.sourceTooLong,
    oneLine: messages.sourceOneLine,
  }),
  /** The source's own id of the mark; null where it has none. */
  externalId: lineSchema(limits.externalIdMax, {
    tooLong: messages.externalIdTooLong,
    oneLine: messages.externalIdOneLine,
  })
    .min(1)
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
