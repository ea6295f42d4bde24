import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

/**
 * Gives an account that waits for its invitation the password of whoever opened one: the link came by that
 * mailbox, so the email is theirs. Nobody was signed in to it before. Null where no account of this email
 * waits.
 */
export async function openWaitingAccount(
  transaction: Transaction,
  { emailNormalized, passwordHash }: { emailNormalized: string; passwordHash: string },
  now: Date,
): Promise<{ userId: number; invitedAs: number } | null> {
  const account = await transaction
    .selectFrom('users')
    .select(['id', 'invited_as'])
    .where('email_normalized', '=', emailNormalized)
    .forUpdate()
    .executeTakeFirst()
  if (!account || account.invited_as === null) return null
  await transaction
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      invited_as: null,
      email_verified_at: now,
      password_changed_at: now,
      updated_at: sql<Date>`now()`,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', account.id)
    .execute()
  return { userId: account.id, invitedAs: account.invited_as }
}
