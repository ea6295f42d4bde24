import { z } from 'zod'
import { lenientParameter, measuredText } from '../measured-text.ts'
import { isOneLine } from '../one-line.ts'
import { listResponseSchema, offsetSchema } from '../paging.ts'
import { idFilterSchema, limitSchema, titleFilterSchema } from '../vault-items/list-query.ts'
import { lengthOf, normalizeLine } from '../vault-items/plain-text.ts'
import { tagLimits as limits, tagMessages as messages, tagColors } from './tags.ts'

export const tagSorts = ['createdDate:desc', 'createdDate:asc', 'title:asc', 'title:desc'] as const

export const tagSchema = z.object({
  id: z.int(),
  title: z.string(),
  color: z.string(),
  createdDate: z.string(),
  /** Items that carry it. */
  itemsCount: z.int(),
})
export type Tag = z.infer<typeof tagSchema>

export const tagListSchema = listResponseSchema(tagSchema)
export type TagList = z.infer<typeof tagListSchema>

export const tagQuerySchema = z.object({
  offset: offsetSchema,
  limit: limitSchema(limits.pageSize),
  s: lenientParameter(40, (value) => tagSorts.find((sort) => sort === value) ?? 'createdDate:desc'),
  'f.title': titleFilterSchema,
})
export type TagQuery = z.output<typeof tagQuerySchema>

const titleSchema = measuredText(limits.titleMax, {
  missing: messages.titleBlank,
  tooLong: messages.titleTooLong,
})
  .transform(normalizeLine)
  .pipe(
    z
      .string()
      .refine((title) => title !== '', { error: messages.titleBlank, abort: true })
      .refine((title) => lengthOf(title) <= limits.titleMax, {
        error: messages.titleTooLong,
        params: { errorCode: 'Size' },
        abort: true,
      })
      .refine(isOneLine, messages.titleBlank),
  )

const colorSchema = measuredText(7, { missing: messages.colorMissing, tooLong: messages.colorUnknown })
  .transform((color) => color.toUpperCase())
  .pipe(z.string().refine((color) => tagColors.some(({ value }) => value === color), messages.colorUnknown))

export const tagInputSchema = z.object({ title: titleSchema, color: colorSchema })
export type TagInput = z.output<typeof tagInputSchema>

export const savedTagSchema = z.object({
  response: z.object({ id: z.int(), title: z.string(), color: z.string() }),
})

// --- staff ----------------------------------------------------------------------------------------

export const managedTagQuerySchema = tagQuerySchema.extend({ 'f.userId': idFilterSchema })
export const managedTagListSchema = listResponseSchema(
  tagSchema.extend({ userId: z.int(), email: z.string() }),
)
