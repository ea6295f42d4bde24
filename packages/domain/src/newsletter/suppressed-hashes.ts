import type { Executor, Transaction } from '@vitrine/database/database'
import { createHash } from 'node:crypto'

/** What is kept of a suppressed address whose account is deleted. */
function hashOf(emailNormalized: string): Buffer {
  return createHash('sha256').update(emailNormalized).digest()
}

/** From now on the suppression is known by its hash alone. */
export async function hashSuppression(
  transaction: Transaction,
  emailNormalized: string,
  now: Date,
): Promise<void> {
  const suppressed = await transaction
    .deleteFrom('newsletter_suppressions')
    .where('email_normalized', '=', emailNormalized)
    .returning('reason')
    .executeTakeFirst()
  if (!suppressed) return
  await transaction
    .insertInto('newsletter_suppressed_hashes')
    .values({ email_hash: hashOf(emailNormalized), reason: suppressed.reason, created_at: now })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .execute()
}

export async function isHashSuppressed(executor: Executor, emailNormalized: string): Promise<boolean> {
  return (
    (await executor
      .selectFrom('newsletter_suppressed_hashes')
      .select('reason')
      .where('email_hash', '=', hashOf(emailNormalized))
      .executeTakeFirst()) !== undefined
  )
}

/** The address is stored again, by its owner: its suppression is so, too, and staff see it in their list. */
export async function restoreSuppression(
  transaction: Transaction,
  email: string,
  emailNormalized: string,
): Promise<void> {
  const hashed = await transaction
    .deleteFrom('newsletter_suppressed_hashes')
    .where('email_hash', '=', hashOf(emailNormalized))
    .returning('reason')
    .executeTakeFirst()
  if (!hashed) return
  await transaction
    .insertInto('newsletter_suppressions')
    .values({
      email,
      email_normalized: emailNormalized,
      reason: hashed.reason,
      note: 'Suppressed before its account was deleted.',
    })
    .onConflict((conflict) => conflict.column('email_normalized').doNothing())
    .execute()
}
