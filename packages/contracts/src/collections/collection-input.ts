import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { isOneLine } from '../one-line.ts'
import { hasLetterOrDigit, lengthOf, normalizeLine, normalizeLines } from '../vault-items/plain-text.ts'
import { collectionLimits as limits, collectionStatuses } from './collections.ts'
import { collectionMessages as messages } from './messages.ts'

export const collectionTitleSchema = measuredText(limits.titleMax, {
  missing: messages.titleMissing,
  tooLong: messages.titleTooLong,
})
  .refine((title) => title !== '', {
    error: messages.titleMissing,
    params: { errorCode: 'null' },
    abort: true,
  })
  .transform(normalizeLine)
  .pipe(
    z
      .string()
      .refine(hasLetterOrDigit, { error: messages.titleCombination, abort: true })
      .refine((title) => lengthOf(title) >= 2, { error: messages.titleTooShort, abort: true })
      .refine((title) => lengthOf(title) <= limits.titleMax, {
        error: messages.titleTooLong,
        params: { errorCode: 'Size' },
        abort: true,
      })
      .refine(isOneLine, messages.titleCombination),
  )

const descriptionSchema = measuredText(limits.descriptionMax, {
  missing: messages.descriptionInvalid,
  tooLong: messages.descriptionInvalid,
})
  .transform(normalizeLines)
  .pipe(
    z
      .string()
      .refine((text) => text !== '', {
        error: messages.descriptionInvalid,
        params: { errorCode: 'null' },
        abort: true,
      })
      .refine((text) => lengthOf(text) <= limits.descriptionMax, {
        error: messages.descriptionInvalid,
        params: { errorCode: 'Size' },
      }),
  )

const statusSchema = measuredText(10, { missing: messages.statusMissing, tooLong: messages.statusMissing })
  .transform((status) => status.toLowerCase())
  .pipe(z.enum(collectionStatuses, messages.statusMissing))

/** `status` or `visibility`, in any case; both must say the same. */
export const collectionInputSchema = z
  .object({
    title: collectionTitleSchema,
    description: descriptionSchema,
    status: statusSchema.optional(),
    visibility: statusSchema.optional(),
  })
  .superRefine(({ status, visibility }, context) => {
    if (status === undefined && visibility === undefined)
      context.addIssue({
        code: 'custom',
        path: ['status'],
        message: messages.statusMissing,
        params: { errorCode: 'null' },
      })
    if (status !== undefined && visibility !== undefined && status !== visibility)
      context.addIssue({ code: 'custom', path: ['status'], message: messages.statusMissing })
  })
  .transform(({ title, description, status, visibility }) => ({
    title,
    description,
    status: status ?? visibility ?? ('private' as const),
  }))
export type CollectionInput = z.output<typeof collectionInputSchema>

/** Far more than where a picture is loaded has. */
const PICTURE_URL_MAX = 300

/**
 * The whole record, or the status alone. `picture: null` takes the picture out; where it is loaded may be
 * sent back and changes nothing.
 */
export const updateCollectionSchema = z
  .object({
    title: collectionTitleSchema.optional(),
    description: descriptionSchema.optional(),
    status: statusSchema.optional(),
    visibility: statusSchema.optional(),
    picture: measuredText(PICTURE_URL_MAX).nullable().optional(),
  })
  .superRefine(({ title, description, status, visibility, picture }, context) => {
    const missing = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, params: { errorCode: 'null' } })
    const isWhole = title !== undefined || description !== undefined
    if (isWhole && title === undefined) missing('title', messages.titleMissing)
    if (isWhole && description === undefined) missing('description', messages.descriptionInvalid)
    if (status === undefined && visibility === undefined && (isWhole || picture !== null))
      missing('status', messages.statusMissing)
    if (status !== undefined && visibility !== undefined && status !== visibility)
      context.addIssue({ code: 'custom', path: ['status'], message: messages.statusMissing })
  })
  .transform(({ title, description, status, visibility, picture }) => ({
    title,
    description,
    status: status ?? visibility,
    removesPicture: picture === null,
  }))
export type CollectionUpdate = z.output<typeof updateCollectionSchema>
