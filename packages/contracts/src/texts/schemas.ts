import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { textKindSchema } from './kinds.ts'

export const textParamsSchema = z.object({ kind: textKindSchema, id: z.coerce.number().int().positive() })

/** One opening of the editor: the same person in another tab is another. */
export const openingSchema = measuredText(40).min(1).max(40)

export const holdLeaseInputSchema = z.object({
  opening: openingSchema,
  /** Whoever writes there has to stop: what they typed stays theirs. */
  takesOver: z.boolean().default(false),
})

/** Who writes. One opening of the editor at a time holds a text's lease; the others read. */
export const leaseSchema = z.object({
  /** Whether it is held by the opening that asked. */
  isMine: z.boolean(),
  holder: z.object({
    name: z.string(),
    /** The same person, in another tab or on another device. */
    isSelf: z.boolean(),
    since: z.string(),
  }),
})
export type Lease = z.infer<typeof leaseSchema>
