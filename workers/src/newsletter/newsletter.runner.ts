import { Inject, Injectable } from '@nestjs/common'
import { newEvent } from '@vitrine/contracts/event'
import { issueSent } from '@vitrine/contracts/newsletter/events'
import type { Database } from '@vitrine/database/database'
import { appendEvents } from '@vitrine/messaging/outbox'
import type { Clock } from '@vitrine/platform/clock'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import type { Logger } from '@vitrine/platform/logging'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import { sql } from 'kysely'
import { MicroBatcher } from '../consuming/micro-batcher.ts'
import { MailClaimer } from '../mail/mail-claimer.ts'
import type { MailContext } from '../mail/mail-template.ts'
import { startPolling, type RunningPolling } from '../polling.ts'
import { CLOCK, DATABASE, LOGGER, MAIL_SITE, MAIL_TRANSPORT, NEWSLETTER_PACE } from '../tokens.ts'
import { releaseAbandonedClaims } from './abandoned-claims.ts'
import { beginDueIssues } from './begin-due-issues.ts'
import { claimDeliveries, type ClaimedDelivery } from './claim-deliveries.ts'
import { outcomeOf, type DeliveryOutcome } from './delivery-outcome.ts'
import { IssueEmails } from './issue-emails.ts'

/** Mails that one claim takes: what may be unknown after a crash, and what a statement is worth. */
export const MAILS_A_CLAIM = 20

/** Claims at work at once: while one is noted, another is handed over. */
export const CLAIMS_AT_ONCE = 2

const SWEEP_MS = 1_000
const IDLE_MS = 500

/** How fast all workers together send; `isOpen` false sends nothing. */
export interface NewsletterPace {
  isOpen: boolean
  perMinute: number
}

/** Sends mailings, for as long as the process runs. Any number of processes may do it at once. */
@Injectable()
export class NewsletterRunner {
  private running: RunningPolling[] = []
  private isAway = false
  private readonly emails: IssueEmails

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly claimer: MailClaimer,
    @Inject(MAIL_SITE) site: Pick<MailContext, 'publicUrl' | 'supportEmail'>,
    @Inject(NEWSLETTER_PACE) private readonly pace: NewsletterPace,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.emails = new IssueEmails(database, site)
  }

  start(): void {
    if (!this.pace.isOpen) return
    const onError = (error: unknown, failures: number) =>
      this.logger.error({ err: error, failures }, 'the newsletter could not go on; it will be tried again')
    this.running = [
      startPolling({
        round: () => this.sweep(),
        busyMs: SWEEP_MS,
        idleMs: SWEEP_MS,
        longestBackoffMs: 10_000,
        onError,
      }),
      ...Array.from({ length: CLAIMS_AT_ONCE }, () =>
        startPolling({
          round: () => this.sendSome(),
          busyMs: 0,
          idleMs: IDLE_MS,
          longestBackoffMs: 10_000,
          onError,
        }),
      ),
    ]
  }

  /** Lets the mails in hand arrive and be noted. */
  async stop(): Promise<void> {
    await Promise.all(this.running.map((polling) => polling.stop()))
  }

  private async sweep(): Promise<boolean> {
    const disowned = await releaseAbandonedClaims(this.database, this.claimer)
    if (disowned > 0)
      this.logger.warn(
        { mails: disowned },
        'of these mails nobody knows whether they left: their worker died',
      )
    const begun = await beginDueIssues(this.database, this.clock.now())
    const finished = await finishIssues(this.database)
    await skipCancelled(this.database)
    return begun > 0 || finished.length > 0
  }

  private async sendSome(): Promise<boolean> {
    if (this.isAway && !(await this.transport.isAvailable())) return false
    this.isAway = false
    if (!(await isAnythingUnderWay(this.database))) return false
    const claimedBy = await this.claimer.number()
    const { perMinute } = this.pace
    // With a pace, about a second's worth at most, so that mails leave evenly.
    const limit =
      perMinute > 0 ? Math.max(1, Math.min(MAILS_A_CLAIM, Math.floor(perMinute / 60))) : MAILS_A_CLAIM
    const claimed = await claimDeliveries(this.database, {
      claimedBy,
      limit,
      perMinute,
      now: this.clock.now(),
    })
    if (claimed.length === 0) return false
    reachFailpoint('newsletter-after-claim')
    const notes = new MicroBatcher<DeliveryOutcome>({
      size: MAILS_A_CLAIM,
      lingerMs: 2,
      run: (outcomes) => this.note(claimedBy, outcomes),
    })
    await Promise.all(claimed.map(async (delivery) => await notes.add(await this.handOver(delivery))))
    return true
  }

  private async handOver(delivery: ClaimedDelivery): Promise<DeliveryOutcome> {
    const error = await this.emails
      .addressedTo(delivery)
      .then((mail) => this.transport.send(mail))
      .then(
        () => null,
        (reason: unknown) => reason,
      )
    const outcome = outcomeOf(delivery, error)
    if (outcome.isUncounted) this.isAway = true
    reachFailpoint('newsletter-after-hand-over')
    return outcome
  }

  /** Until it is noted: what was handed over and not noted would be unknown. */
  private async note(
    claimedBy: number,
    outcomes: readonly DeliveryOutcome[],
  ): Promise<PromiseSettledResult<void>[]> {
    reachFailpoint('newsletter-before-note')
    await untilDone(
      () => settleDeliveries(this.database, claimedBy, outcomes, this.clock.now()),
      (error) =>
        this.logger.error(
          { err: error },
          'what became of some mails could not be noted; it will be tried again',
        ),
    )
    return outcomes.map(() => ({ status: 'fulfilled', value: undefined }))
  }
}

/**
 * An issue is sent once nobody waits any more and nothing is in anybody's hands; what is unknown is staff's
 * to decide.
 */
async function finishIssues(database: Database): Promise<number[]> {
  return await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      UPDATE newsletter_issues SET state = 'sent', finished_at = coalesce(finished_at, now()), updated_at = now(), revision = revision + 1
      WHERE id IN (
        SELECT issue.id FROM newsletter_issues issue
        WHERE issue.state = 'sending'
          AND NOT EXISTS (SELECT 1 FROM newsletter_deliveries delivery WHERE delivery.issue_id = issue.id AND delivery.state IN ('waiting', 'claimed'))
        FOR UPDATE SKIP LOCKED
      )
      RETURNING id
    `.execute(transaction)
    await appendEvents(
      transaction,
      rows.map(({ id }) => newEvent(issueSent, { issueId: id })),
    )
    return rows.map(({ id }) => id)
  })
}

/** What was in hand when its issue was cancelled, and was put off then, would wait for good. */
export async function skipCancelled(database: Database): Promise<void> {
  await sql`
    UPDATE newsletter_deliveries delivery SET state = 'skipped', settled_at = clock_timestamp(), answer = 'Sending was canceled.'
    FROM newsletter_issues issue WHERE issue.id = delivery.issue_id AND issue.state = 'cancelled' AND delivery.state = 'waiting'
  `.execute(database)
}

/** Asked often, and nearly always no: a small index tells. */
async function isAnythingUnderWay(database: Database): Promise<boolean> {
  return (
    (await database
      .selectFrom('newsletter_issues')
      .select('id')
      .where('state', '=', 'sending')
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

const RETRY_MS = 500
/** After this long the process may as well end: its claims become unknown, as after a crash. */
const MOST_RETRIES = 120

async function untilDone(run: () => Promise<void>, onError: (error: unknown) => void): Promise<void> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await run()
    } catch (error) {
      onError(error)
      if (retry >= MOST_RETRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

/**
 * Notes what became of mails. Only their claimer's word counts, also of one that was taken for dead
 * meanwhile.
 */
async function settleDeliveries(
  database: Database,
  claimedBy: number,
  outcomes: readonly DeliveryOutcome[],
  now: Date,
): Promise<void> {
  await sql`
    UPDATE newsletter_deliveries delivery SET
      state = outcome.state,
      answer = outcome.answer,
      claimed_by = NULL,
      not_before = ${now}::timestamptz + make_interval(secs => outcome.delay),
      attempts = delivery.attempts - CASE WHEN outcome.uncounted THEN 1 ELSE 0 END,
      settled_at = CASE WHEN outcome.state = 'waiting' THEN NULL ELSE clock_timestamp() END
    FROM unnest(
      ${outcomes.map(({ id }) => id)}::bigint[], ${outcomes.map(({ state }) => state)}::text[], ${outcomes.map(({ answer }) => answer)}::text[],
      ${outcomes.map(({ delaySeconds }) => delaySeconds)}::int[], ${outcomes.map(({ isUncounted }) => isUncounted)}::boolean[]
    ) AS outcome (id, state, answer, delay, uncounted)
    WHERE delivery.id = outcome.id AND delivery.claimed_by = ${claimedBy} AND delivery.state IN ('claimed', 'unknown')
  `.execute(database)
}
