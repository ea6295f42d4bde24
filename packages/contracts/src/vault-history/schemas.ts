import { z } from 'zod'
import { listResponseSchema } from '../paging.ts'

export const itemChangeSchema = z.object({
  id: z.int(),
  changedAt: z.string(),
  /** Staff are never named. */
  by: z.enum(['you', 'staff', 'import', 'system']),
  /** A key of the item; created, deleted or restored for the item as a whole. */
  field: z.string(),
  label: z.string(),
  /** What the field was, in the form of the item's own keys, with names beside ids; null where it had none. */
  before: z.unknown(),
  after: z.unknown(),
  /** Whether the field can be set to `before`. */
  isRestorable: z.boolean(),
})
export type ItemChange = z.infer<typeof itemChangeSchema>

/** What an undo left as it is: '*' is the item as a whole. */
export const keptChangeSchema = z.object({
  /** Id and title of the item. */
  id: z.int(),
  title: z.string(),
  field: z.string(),
  label: z.string(),
  reason: z.enum(['changed', 'deleted', 'refused']),
  message: z.string(),
})
export type KeptChange = z.infer<typeof keptChangeSchema>

export const undoneSchema = z.object({
  /** Items of which at least one field was set back. */
  response: z.object({ ids: z.array(z.int()), kept: z.array(keptChangeSchema) }),
})
export type Undone = z.infer<typeof undoneSchema>['response']

export const itemHistorySchema = listResponseSchema(itemChangeSchema)
export type ItemHistory = z.infer<typeof itemHistorySchema>
