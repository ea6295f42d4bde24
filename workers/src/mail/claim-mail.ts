import type { Database, Transaction } from '@vitrine/database/database'
import { systemClock, type Clock } from '@vitrine/platform/clock'
import type { OutgoingMail } from '@vitrine/platform/mail/mail-transport'
import { sql } from 'kysely'
import type { MailContext } from './mail-template.ts'
import type { MailClaimer } from './mail-claimer.ts'

export interface ClaimParts {
  database: Database
  claimer: MailClaimer
  site: Pick<MailContext, 'publicUrl' | 'supportEmail'>
  /** Default: the machine's. */
  clock?: Clock
}

/** Another worker has the mail in hand, or this one has not noted yet what became of it. */
export class MailInHand extends Error {
  constructor(id: number) {
    super(`the mail ${id} is in another worker's hands`)
    this.name = 'MailInHand'
  }
}

/**
 * Takes a waiting mail in hand and writes it, in one transaction: from then on nobody else sends it. Null
 * where nothing is left to do. A mail whose claimer has died becomes `unknown`, because it may have been
 * handed over.
 *
 * @throws MailInHand
 */
export async function claimMail(
  { database, claimer, site, clock = systemClock }: ClaimParts,
  id: number,
): Promise<OutgoingMail | null> {
  const claimedBy = await claimer.number()
  return await database.transaction().execute(async (transaction) => {
    const mail = await transaction
      .selectFrom('mails')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (mail?.state === 'claimed') {
      if (mail.claimed_by !== null && (await claimer.isAlive(transaction, mail.claimed_by)))
        throw new MailInHand(id)
      await note(transaction, id, {
        state: 'unknown',
        last_error: 'The worker stopped before it recorded whether this was sent.',
      })
      return null
    }
    if (mail?.state !== 'waiting') return null

    // Templates and what draws them are loaded with the first mail: a worker that sends none starts without
    // them.
    const [{ prepareMail }, { renderMail }] = await Promise.all([
      import('./templates.ts'),
      import('./render-mail.tsx'),
    ])
    const context = { ...site, recipient: mail.recipient, now: clock.now() }
    const written = await prepareMail(transaction, mail.template, mail.data, context)
    if (!written) {
      await note(transaction, id, {
        state: 'failed',
        last_error: 'Not sent, because it was no longer needed.',
      })
      return null
    }
    const body = written.whole ?? (await renderMail(written, context))
    await transaction
      .updateTable('mails')
      .set({
        state: 'claimed',
        claimed_by: claimedBy,
        claimed_at: sql`clock_timestamp()`,
        subject: written.subject,
      })
      .where('id', '=', id)
      .execute()
    return {
      key: mail.key,
      to: mail.recipient,
      subject: written.subject,
      ...body,
      ...(mail.reply_to && { replyTo: mail.reply_to }),
      ...(written.headers && { headers: written.headers }),
    }
  })
}

async function note(
  transaction: Transaction,
  id: number,
  change: { state: 'failed' | 'unknown'; last_error: string },
): Promise<void> {
  await transaction
    .updateTable('mails')
    .set({ ...change, claimed_by: null })
    .where('id', '=', id)
    .execute()
}
