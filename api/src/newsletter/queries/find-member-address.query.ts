import type { Actor } from '@vitrine/contracts/access'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'

export interface MemberAddress {
  email: string
  emailNormalized: string
  /** Whether the member has shown that the address is theirs. */
  isVerified: boolean
  /**
   * What the address subscribed to before is another owner's to know, until this one has shown that it is
   * theirs.
   */
  knowsStatesSince: Date | null
}

/** @throws AppError SIGN_IN_REQUIRED where the account is gone */
export async function findMemberAddress(executor: Executor, actor: Actor): Promise<MemberAddress> {
  const row = await executor
    .selectFrom('users')
    .select(['email', 'email_normalized', 'email_verified_at', 'created_at'])
    .where('id', '=', actor.userId)
    .executeTakeFirst()
  if (!row) throw new AppError('SIGN_IN_REQUIRED')
  const isVerified = row.email_verified_at !== null
  return {
    email: row.email,
    emailNormalized: row.email_normalized,
    isVerified,
    knowsStatesSince: isVerified ? null : row.created_at,
  }
}
