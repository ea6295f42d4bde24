import type { Database, Executor } from '@vitrine/database/database'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import { sql } from 'kysely'
import { isAddress, mayName, withoutAddress, type ErasedAccount } from './erased-account.ts'

const [recipient, replyTo] = [sql`recipient`, sql`reply_to`]

/** Copies that were kept instead of sending: of mails to the account, and of messages that it wrote to us. */
export async function deleteKeptCopies(
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
