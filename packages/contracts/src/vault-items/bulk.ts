import { z } from 'zod'
import type { EntryField } from './item-fields.ts'
import { acquiredDateSchema, changedSpecificSchema } from './item-input.ts'
import { vaultItemLimits as limits } from './limits.ts'
import { vaultItemMessages as messages } from './messages.ts'

export const bulkOperations = ['ADD', 'REPLACE', 'REMOVE'] as const
export const bulkPaths = ['itemCollections', 'tags', 'categoryId'] as const

/** The id of a tag, collection or category, alone or as `{id}`. */
const valueSchema = z.union([z.int(), z.object({ id: z.int() }).transform(({ id }) => id)])

export const bulkOperationSchema = z.object({
  operation: z.enum(bulkOperations, messages.unknownOperation),
  path: z.enum(bulkPaths, messages.unknownPath),
  objects: z
    .array(z.int())
    .refine((ids) => ids.length > 0, { error: messages.noObjects, abort: true })
    .max(limits.bulkObjectsMax, messages.tooManyObjects),
  value: valueSchema,
})
export type BulkOperation = z.output<typeof bulkOperationSchema>

export const bulkUpdateSchema = z
  .array(bulkOperationSchema)
  .min(1, messages.noObjects)
  .max(limits.bulkOperationsMax)
/** The key of an entry in the body: `insuranceId`, `storageLocationId`. */
export const entryIdOf = <Name extends EntryField['name']>(name: Name) => `${name}Id` as const

const objects = z
  .array(z.int())
  .min(1, messages.noObjects)
  .max(limits.bulkObjectsMax, messages.tooManyObjects)

const entryId = z.int().positive().nullable().optional()

/** Null: none. What is absent stays as it is. */
export const bulkEntriesSchema = z
  .object({
    objects,
    insuranceId: entryId,
    storageLocationId: entryId,
  })
  .refine(
    ({ insuranceId, storageLocationId }) => insuranceId !== undefined || storageLocationId !== undefined,
    {
      error: messages.required,
      path: ['storageLocationId'],
    },
  )
export type BulkEntriesInput = z.output<typeof bulkEntriesSchema>

/** What is absent stays as it is. */
export const bulkDetailsSchema = z
  .object({
    objects,
    /** Null and '' clear it. */
    purchaseDate: acquiredDateSchema.optional(),
    /** The specific of this name, and so the value of an own field. */
    specific: changedSpecificSchema.optional(),
  })
  .refine(({ purchaseDate, specific }) => purchaseDate !== undefined || specific !== undefined, {
    error: messages.required,
    path: ['specific'],
  })
export type BulkDetailsInput = z.output<typeof bulkDetailsSchema>

export const bulkDeleteSchema = z
  .array(z.int())
  .min(1, messages.noObjects)
  .max(limits.bulkDeleteMax, messages.tooManyObjects)
