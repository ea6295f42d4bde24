import type { Role } from '@vitrine/contracts/roles'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { normalizeEmail } from './normalized-email.ts'

export interface NewAccount {
  email: string
  displayName: string
  firstName?: string
  lastName?: string
  /** Null for an account that waits for its invitation to be opened. */
  passwordHash: string | null
  /** The entry of a team that an account without a password was made for. */
  invitedAs?: number
  roles: readonly Role[]
  /** Whether the address is known to be theirs. */
  emailVerified: boolean
}

/** Null where the address is taken. */
export async function insertAccount(
  transaction: Transaction,
  account: NewAccount,
  now: Date,
): Promise<number | null> {
  await forgetRunOut(transaction, normalizeEmail(account.email), now)
  const row = await transaction
    .insertInto('users')
    .values({
      email: account.email.trim(),
      email_normalized: normalizeEmail(account.email),
      display_name: account.displayName,
      first_name: account.firstName ?? '',
      last_name: account.lastName ?? '',
      password_hash: account.passwordHash,
      invited_as: account.invitedAs ?? null,
      roles: [...account.roles],
      email_verified_at: account.emailVerified ? now : null,
      password_changed_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_normalized').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * An account whose invitation has run out keeps nobody from the email, whether the purge has come by or not:
 * it goes with its entry.
 */
async function forgetRunOut(transaction: Transaction, emailNormalized: string, now: Date): Promise<void> {
  await sql`DELETE FROM team_users WHERE id = (SELECT invited_as FROM users WHERE email_normalized = ${emailNormalized}) AND expires_at <= ${now}`.execute(
    transaction,
  )
}
