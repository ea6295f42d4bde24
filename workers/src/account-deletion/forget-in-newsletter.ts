import type { Transaction } from '@vitrine/database/database'
import { hashSuppression } from '@vitrine/domain/newsletter/suppressed-hashes'
import { newLinkToken } from '@vitrine/platform/link-token'
import { sql } from 'kysely'
import { withoutAddress, type ErasedAccount } from './erased-account.ts'

/**
 * Subscriptions end, and requests for them go. How many got an issue still counts; who they were is not known
 * any more.
 */
export async function forgetInNewsletter(
  transaction: Transaction,
  account: ErasedAccount,
  now: Date,
): Promise<void> {
  const { emailNormalized, label } = account
  await transaction
    .deleteFrom('newsletter_requests')
    .where('email_normalized', '=', emailNormalized)
    .execute()
  await hashSuppression(transaction, emailNormalized, now)
  const subscriber = await transaction
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('email_normalized', '=', emailNormalized)
    .forUpdate()
    .executeTakeFirst()
  if (!subscriber) return
  const { id } = subscriber
  await transaction.deleteFrom('newsletter_subscriptions').where('subscriber_id', '=', id).execute()
  const skipped = sql`state IN ('waiting', 'claimed')`
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter_deliveries')
    .set({
      email: label,
      answer: sql<string>`CASE WHEN ${skipped} THEN 'The account was deleted before it was sent.' ELSE ${withoutAddress(sql`answer`, account)} END`,
      settled_at: sql<Date | null>`CASE WHEN ${skipped} THEN ${now}::timestamptz ELSE settled_at END`,
      claimed_by: null,
      state: sql<'skipped'>`CASE WHEN ${skipped} THEN 'skipped' ELSE state END`,
    })
    .where('subscriber_id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    await transaction.deleteFrom('newsletter_subscribers').where('id', '=', id).execute()
  else
    await transaction
      .updateTable('newsletter_subscribers')
      .set({
        email: label,
        email_normalized: label,
        first_name: '',
        last_name: '',
        source: '',
        unsubscribe_key: newLinkToken(),
      })
      .where('id', '=', id)
      .execute()
}
