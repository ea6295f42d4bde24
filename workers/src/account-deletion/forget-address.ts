import type { Database, Executor, Transaction } from '@vitrine/database/database'
import { hashSuppression } from '@vitrine/domain/newsletter/suppressed-hashes'
import { newLinkToken } from '@vitrine/platform/link-token'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import { sql } from 'kysely'
import { isAddress, mayName, withoutAddress, type ErasedAccount } from './erased-account.ts'

const [recipient, replyTo] = [sql`recipient`, sql`reply_to`]

/** Copies that were kept instead of sending: of mails to the account, and of messages that it wrote to us. */
export async function deleteStoredMails(
  database: Database,
  mail: MailTransport,
  account: ErasedAccount,
): Promise<void> {
  const mails = await database
    .selectFrom('mails')
    .select('key')
    .where((where) => where.or([isAddress(recipient, account), isAddress(replyTo, account)]))
    .execute()
  for (const { key } of mails) await mail.forget(key)
  const issues = await database
    .selectFrom('newsletter_deliveries')
    .select(['id', 'issue_id'])
    .where(isAddress(sql`email`, account))
    .execute()
  for (const { id, issue_id: issueId } of issues) await mail.forget(`newsletter-${issueId}-${id}`)
}

/**
 * The list of mails stays for its time, without the address. What waits is no longer sent.
 *
 * @param onlyId the one mail; default: all
 */
export async function forgetInMails(
  executor: Executor,
  account: ErasedAccount,
  onlyId: number | null = null,
): Promise<void> {
  const [data, error] = [sql`data::text`, sql`last_error`]
  const waits = sql`(state = 'waiting' AND ${isAddress(recipient, account)})`
  await sql`
    UPDATE mails SET
      recipient = CASE WHEN ${isAddress(recipient, account)} THEN ${account.label} ELSE recipient END,
      reply_to = CASE WHEN ${isAddress(replyTo, account)} THEN NULL ELSE reply_to END,
      data = ${withoutAddress(data, account)}::jsonb,
      last_error = CASE WHEN ${waits} THEN 'Not sent, because the account was deleted.' ELSE ${withoutAddress(error, account)} END,
      state = CASE WHEN ${waits} THEN 'failed' ELSE state END
    WHERE (${onlyId}::bigint IS NULL OR id = ${onlyId}) AND (${isAddress(recipient, account)} OR ${isAddress(replyTo, account)} OR ${mayName(data, account)} OR ${mayName(error, account)})
  `.execute(executor)
}

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
