import type { Database } from '@vitrine/database/database'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { timeBefore } from '@vitrine/platform/clock'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import { erasedAccount, forgetInDeliveries } from './erased-account.ts'
import { forgetInMails } from './forget-in-mails.ts'

/** How long the last mail may wait for a mail server. */
const DAYS = 3

/** Erases the address once its last mail has left, or could not in time. Returns how many there were. */
export async function forgetLastMails(
  { database, mail }: { database: Database; mail: MailTransport },
  now: Date,
): Promise<number> {
  const due = await database
    .selectFrom('account_deletion_requests as request')
    .leftJoin('mails', 'mails.id', 'request.last_mail_id')
    .select(['request.id', 'request.user_id as userId', 'mails.id as mailId', 'mails.key', 'mails.recipient'])
    .where('request.last_mail_id', 'is not', null)
    .where((where) =>
      where.or([
        where('mails.id', 'is', null),
        where('mails.state', 'in', ['sent', 'failed', 'unknown']),
        where('request.settled_at', '<', timeBefore(now, { days: DAYS })),
      ]),
    )
    .execute()
  for (const { id, userId, mailId, key, recipient } of due) {
    if (key !== null) await mail.forget(key)
    await database.transaction().execute(async (transaction) => {
      // This mail alone: the address may have an account again.
      if (recipient !== null) {
        const account = erasedAccount({
          id: userId,
          email: recipient,
          email_normalized: normalizeEmail(recipient),
        })
        await forgetInMails(transaction, account, mailId)
        await forgetInDeliveries(transaction, account)
      }
      await transaction
        .updateTable('account_deletion_requests')
        .set({ last_mail_id: null })
        .where('id', '=', id)
        .execute()
    })
  }
  return due.length
}
