import { z } from 'zod'
import { openSessionSchema } from '../identity/account-schemas.ts'
import { identityLimits } from '../identity/messages.ts'
import { measuredText } from '../measured-text.ts'
import { staffRoles } from '../staff-roles.ts'
import { membersMessages as messages } from './messages.ts'

/**
 * What an account may do in the console; null takes it out of the staff. Whoever decides it types their own
 * password once more.
 */
export const staffAccessInputSchema = z.object({
  role: z.enum(staffRoles).nullable(),
  /**
   * What it was when that was decided: where somebody else has changed it since, nothing is changed over
   * them.
   */
  from: z.enum(staffRoles).nullable().optional(),
  password: measuredText(identityLimits.passwordRawMax, {
    missing: messages.passwordMissing,
    tooLong: messages.passwordWrong,
  })
    .min(1, messages.passwordMissing)
    .max(identityLimits.passwordRawMax, messages.passwordWrong),
})
export type StaffAccessInput = z.infer<typeof staffAccessInputSchema>

/** An open session of an account, as its owner sees it. */
export const memberSessionSchema = openSessionSchema.omit({ isCurrent: true })
export type MemberSession = z.infer<typeof memberSessionSchema>

/** What an account holds, in numbers: nothing of what is in it. */
export const memberRecordsSchema = z.object({
  vaultItems: z.int(),
  deletedVaultItems: z.int(),
  photos: z.int(),
  collections: z.int(),
  publicCollections: z.int(),
  tags: z.int(),
  favorites: z.int(),
  savedSearches: z.int(),
  teamUsers: z.int(),
})
export type MemberRecords = z.infer<typeof memberRecordsSchema>
