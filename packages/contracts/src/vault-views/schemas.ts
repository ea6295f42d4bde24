import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { isOneLine } from '../one-line.ts'
import { viewParameters } from '../vault-items/list-filters.ts'
import { lengthOf, normalizeLine } from '../vault-items/plain-text.ts'
import { viewLimits as limits } from './limits.ts'
import { viewMessages as messages } from './messages.ts'

const parametersSchema = z.record(z.string(), z.string())

export const vaultViewSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Parameters of the list of items by their names: filters, currency and order. */
  parameters: parametersSchema,
})
export type VaultView = z.infer<typeof vaultViewSchema>

/** All of a member's, by their names. */
export const vaultViewsSchema = z.object({ views: z.array(vaultViewSchema) })

const nameSchema = measuredText(limits.nameMax, { missing: messages.required, tooLong: messages.nameTooLong })
  .transform(normalizeLine)
  .pipe(
    z
      .string()
      .refine((name) => name !== '', { error: messages.required, params: { errorCode: 'null' } })
      .refine((name) => lengthOf(name) <= limits.nameMax, {
        error: messages.nameTooLong,
        params: { errorCode: 'Size' },
      })
      .refine(isOneLine, messages.oneLine),
  )

/** Parameters that the list does not know, or that say nothing, are left out. */
const storedParametersSchema = z
  .object(Object.fromEntries(viewParameters.map(({ name, max }) => [name, measuredText(max).optional()])))
  .transform((parameters) =>
    Object.fromEntries(
      viewParameters.flatMap(({ name, read }) => {
        const text = parameters[name]
        return text !== undefined && read(text) ? [[name, text] as const] : []
      }),
    ),
  )
  .refine((parameters) => Object.keys(parameters).length > 0, messages.empty)

export const createdViewSchema = z.object({ name: nameSchema, parameters: storedParametersSchema })
export type CreatedView = z.output<typeof createdViewSchema>

/** Keys that are absent stay as they are. */
export const changedViewSchema = z.object({
  name: nameSchema.optional(),
  parameters: storedParametersSchema.optional(),
})
export type ChangedView = z.output<typeof changedViewSchema>

export const savedViewSchema = z.object({ response: z.object({ id: z.int() }) })
