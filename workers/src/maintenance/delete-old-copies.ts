import type { Database } from '@vitrine/database/database'
import { timeBefore } from '@vitrine/platform/clock'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'

/** As long as the list of mails, which the purge of the same round shortens. */
export const MAILS_KEPT_DAYS = 90

/**
 * Deletes the kept copies of mails that are about to go from the list: without the list nobody would find
 * them.
 */
export async function deleteOldCopies(database: Database, mail: MailTransport, now: Date): Promise<void> {
  const old = await database
    .selectFrom('mails')
    .select('key')
    .where('state', 'in', ['sent', 'failed'])
    .where('requested_at', '<', timeBefore(now, { days: MAILS_KEPT_DAYS }))
    .execute()
  for (const { key } of old) await mail.forget(key)
}
