import { Inject, Injectable } from '@nestjs/common'
import { mailRequested } from '@vitrine/contracts/mail/events'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
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
import { claimMail } from './claim-mail.ts'
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
