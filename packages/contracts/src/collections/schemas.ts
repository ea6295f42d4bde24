import { z } from 'zod'
import { lenientParameter, measuredText } from '../measured-text.ts'
import { isOneLine } from '../one-line.ts'
import { listResponseSchema, offsetSchema } from '../paging.ts'
import { limitSchema, titleFilterSchema } from '../vault-items/list-query.ts'
import { hasLetterOrDigit, lengthOf, normalizeLine, normalizeLines } from '../vault-items/plain-text.ts'
import { collectionLimits as limits, collectionStatuses } from './collections.ts'
import { collectionMessages as messages } from './messages.ts'

export const collectionSorts = ['createdDate:desc', 'createdDate:asc', 'title:asc', 'title:desc'] as const

/** For pickers. */
export const compactCollectionSchema = z.object({ id: z.int(), title: z.string(), status: z.enum(collectionStatuses) })
export type CompactCollection = z.infer<typeof compactCollectionSchema>

export const compactCollectionListSchema = listResponseSchema(compactCollectionSchema)

export const compactCollectionQuerySchema = z.object({
  offset: offsetSchema,
  limit: limitSchema(limits.pickerPage),
  title: titleFilterSchema,
  sort: lenientParameter(40, (value) => collectionSorts.find((sort) => sort === value) ?? 'title:asc'),
})

const titleSchema = measuredText(limits.titleMax, { missing: messages.titleMissing, tooLong: messages.titleTooLong })
  .refine((title) => title !== '', { error: messages.titleMissing, params: { errorCode: 'null' }, abort: true })
  .transform(normalizeLine)
  .pipe(
    z
      .string()
      .refine(hasLetterOrDigit, { error: messages.titleCombination, abort: true })
      .refine((title) => lengthOf(title) >= 2, { error: messages.titleTooShort, abort: true })
      .refine((title) => lengthOf(title) <= limits.titleMax, { error: messages.titleTooLong, params: { errorCode: 'Size' }, abort: true })
      .refine(isOneLine, messages.titleCombination),
  )

const descriptionSchema = measuredText(limits.descriptionMax, { missing: messages.descriptionInvalid, tooLong: messages.descriptionInvalid })
  .transform(normalizeLines)
  .pipe(
    z
      .string()
      .refine((text) => text !== '', { error: messages.descriptionInvalid, params: { errorCode: 'null' }, abort: true })
      .refine((text) => lengthOf(text) <= limits.descriptionMax, { error: messages.descriptionInvalid, params: { errorCode: 'Size' } }),
  )

const statusSchema = measuredText(10, { missing: messages.statusMissing, tooLong: messages.statusMissing })
  .transform((status) => status.toLowerCase())
  .pipe(z.enum(collectionStatuses, messages.statusMissing))

/** `status` or `visibility`, in any case; both must say the same. */
export const collectionInputSchema = z
  .object({ title: titleSchema, description: descriptionSchema, status: statusSchema.optional(), visibility: statusSchema.optional() })
  .superRefine(({ status, visibility }, context) => {
    if (status === undefined && visibility === undefined) context.addIssue({ code: 'custom', path: ['status'], message: messages.statusMissing, params: { errorCode: 'null' } })
    if (status !== undefined && visibility !== undefined && status !== visibility) context.addIssue({ code: 'custom', path: ['status'], message: messages.statusMissing })
  })
  .transform(({ title, description, status, visibility }) => ({ title, description, status: status ?? visibility ?? ('private' as const) }))
export type CollectionInput = z.output<typeof collectionInputSchema>
