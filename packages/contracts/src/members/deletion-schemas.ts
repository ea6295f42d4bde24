import { z } from 'zod'
import { EMAIL_MAX } from '../email.ts'
import { deletionStates } from '../identity/stored.ts'
import { measuredText } from '../measured-text.ts'
import { tiers } from '../standing.ts'

export const deletionRequestMessages = {
  emailDiffers: 'This is not the email of the account.',
} as const

/** One request as staff see it. Times are ISO 8601. */
export const managedDeletionSchema = z.object({
  id: z.int(),
  /** The account's number, which stays. */
  accountId: z.int(),
  /** Null once the account is deleted, as is what follows. */
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  membership: z.enum(tiers).nullable(),
  requestedDate: z.string(),
  dueDate: z.string(),
  reason: z.string(),
  state: z.enum(deletionStates),
  /** Erasing has begun: the account can no longer be kept. */
  isBegun: z.boolean(),
  /** What stood in the way last. */
  problem: z.string(),
  revision: z.int(),
})
export type ManagedDeletion = z.infer<typeof managedDeletionSchema>

/** Typed once more, so that nobody deletes another account than the one that is meant. */
export const deleteNowSchema = z.object({
  email: measuredText(EMAIL_MAX, {
    missing: deletionRequestMessages.emailDiffers,
    tooLong: deletionRequestMessages.emailDiffers,
  }).max(EMAIL_MAX, deletionRequestMessages.emailDiffers),
})
