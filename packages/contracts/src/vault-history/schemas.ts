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

export const itemHistorySchema = listResponseSchema(itemChangeSchema)
export type ItemHistory = z.infer<typeof itemHistorySchema>
