import { Inject, Injectable } from '@nestjs/common'
import { mailRequested } from '@vitrine/contracts/mail/events'
import type { Database, Transaction } from '@vitrine/database/database'
import { type Clock, systemClock } from '@vitrine/platform/clock'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import {
  MailDeferred,
  MailRefused,
  MailUnavailable,
  MailUncertain,
  type MailTransport,
  type OutgoingMail,
} from '@vitrine/platform/mail/mail-transport'
import { sql } from 'kysely'
import type { Delivery, DeliveryProcessor } from '../consuming/delivery.ts'
import { CLOCK, DATABASE, MAIL_SITE, MAIL_TRANSPORT } from '../tokens.ts'
import { MailClaimer } from './mail-claimer.ts'
import type { MailContext } from './mail-template.ts'

/** What became of a mail that was handed over. `waiting`: surely not taken, so it may be sent again. */
interface Outcome {
  state: 'sent' | 'failed' | 'unknown' | 'waiting'
  error: Error | null
}

/**
 * Sends one mail at most once. It is claimed before it is handed over and noted after; a process that dies in
 * between leaves it `unknown` for staff to decide.
 */
@Injectable()
export class SendMailProcessor implements DeliveryProcessor {
  readonly consumer = 'send-mail'
  /** Handed over, but the note could not be written: the next run writes it and does not send again. */
  private readonly unnoted = new Map<number, Outcome>()

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly claimer: MailClaimer,
    @Inject(MAIL_SITE) private readonly site: Pick<MailContext, 'publicUrl' | 'supportEmail'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async process(deliveries: readonly Delivery[]): Promise<void> {
    for (const { payload } of deliveries) await this.send(mailRequested.payload.parse(payload).mailId)
  }

  private async send(id: number): Promise<void> {
    const outcome = this.unnoted.get(id) ?? (await this.handOver(id))
    if (!outcome) return
    this.unnoted.set(id, outcome)
    await this.note(id, outcome)
    this.unnoted.delete(id)
    if (outcome.state === 'waiting') throw outcome.error
  }

  private async handOver(id: number): Promise<Outcome | null> {
    const mail = await claimMail(
      { database: this.database, claimer: this.claimer, site: this.site, clock: this.clock },
      id,
    )
    if (!mail) return null
    reachFailpoint('mail-after-claim')
    const outcome = await this.outcomeOf(mail)
    reachFailpoint('mail-after-hand-over')
    return outcome
  }

  private async outcomeOf(mail: OutgoingMail): Promise<Outcome> {
    try {
      await this.transport.send(mail)
      return { state: 'sent', error: null }
    } catch (error) {
      if (error instanceof MailUnavailable || error instanceof MailDeferred)
        return { state: 'waiting', error }
      if (error instanceof MailRefused || error instanceof MailUncertain)
        return { state: error instanceof MailRefused ? 'failed' : 'unknown', error }
      // Ours, and before anything was handed over: the transport names everything that a server does.
      return { state: 'waiting', error: error instanceof Error ? error : new Error(String(error)) }
    }
  }

  private async note(id: number, { state, error }: Outcome): Promise<void> {
    await this.database
      .updateTable('mails')
      .set({
        state,
        claimed_by: null,
        last_error: error?.message ?? null,
        ...(state === 'sent' && { sent_at: sql`clock_timestamp()` }),
      })
      .where('id', '=', id)
      .execute()
  }
}

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
