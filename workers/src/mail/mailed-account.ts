import type { Transaction } from '@vitrine/database/database'

/**
 * The account that a mail is about, locked, so that two of its mails do not both mint a link. Undefined where
 * it is gone or has another address by now: then the mail is no longer wanted.
 */
export async function mailedAccount(transaction: Transaction, userId: number, recipient: string) {
  return await transaction
    .selectFrom('users')
    .select(['id', 'email_normalized', 'email_verified_at'])
    .where('id', '=', userId)
    .where('email', '=', recipient)
    .forUpdate()
    .executeTakeFirst()
}
