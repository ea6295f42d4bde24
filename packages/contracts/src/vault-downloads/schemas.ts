import { z } from 'zod'

/** A PDF of the whole vault that is kept for a day. */
export const vaultDocumentSchema = z.object({
  id: z.int(),
  state: z.enum(['making', 'ready', 'failed']),
  requestedDate: z.string(),
  /** Null until it is ready. */
  bytes: z.int().nullable(),
  /** When it can be fetched no longer; null while it is being made. */
  expiresDate: z.string().nullable(),
  /** Whether its owner has fetched it. */
  isDownloaded: z.boolean(),
  /** Why it failed; null where it did not. */
  problem: z.enum(['tooLarge', 'unexpected']).nullable(),
})
export type VaultDocument = z.infer<typeof vaultDocumentSchema>
