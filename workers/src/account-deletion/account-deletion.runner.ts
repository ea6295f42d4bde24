import { Inject, Injectable } from '@nestjs/common'
import type { OpenDatabase, Database } from '@vitrine/database/database'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { type Clock, timeAfter, timeBefore } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import { Gauge, type Registry } from '@vitrine/platform/metrics'
import { StorageUnavailable } from '@vitrine/platform/storage/storage-unavailable'
import { sql } from 'kysely'
import type { MediaParts } from '../media-parts.ts'
import { startPolling, type RunningPolling } from '../polling.ts'
import { BACKGROUND_DATABASE, BILLING, CLOCK, LOGGER, MAIL_TRANSPORT, MEDIA, METRICS } from '../tokens.ts'
import { eraseAccount, type ErasureParts } from './erase-account.ts'
import { erasedAccount, forgetInDeliveries } from './erased-account.ts'
import { forgetInMails } from './forget-address.ts'

const EVERY_MS = 10_000
const LONGEST_BACKOFF_MS = 5 * 60_000

/** Erases accounts that are due. Two processes that do it at once erase each account once. */
@Injectable()
export class AccountDeletionRunner {
  private polling: RunningPolling | null = null
  private readonly failed: Gauge

  constructor(
    @Inject(BACKGROUND_DATABASE) private readonly open: OpenDatabase,
    @Inject(MEDIA) private readonly media: MediaParts,
    @Inject(MAIL_TRANSPORT) private readonly mail: MailTransport,
    @Inject(BILLING) private readonly billing: BillingProviders,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(METRICS) registry: Registry,
  ) {
    this.failed = new Gauge({
      name: 'account_deletions_failed',
      help: 'Accounts that were due to be erased and could not be',
      registers: [registry],
    })
  }

  start(): void {
    this.polling = startPolling({
      round: () => this.round(),
      busyMs: EVERY_MS,
      idleMs: EVERY_MS,
      longestBackoffMs: LONGEST_BACKOFF_MS,
      onError: (error, failures) =>
        this.logger.error({ err: error, failures }, 'accounts could not be erased; it will be tried again'),
    })
  }

  async stop(): Promise<void> {
    await this.polling?.stop()
  }

  private async round(): Promise<boolean> {
    const parts = {
      database: this.open.database,
      storage: this.media.storage,
      mail: this.mail,
      billing: this.billing,
    }
    await forgetLastMails(parts, this.clock.now())
    const accounts = await eraseDueAccounts(parts, this.clock.now(), (error, deletionRequestId) =>
      this.logger.error({ err: error, deletionRequestId }, 'an account could not be erased'),
    )
    const { failed } = await this.open.database
      .selectFrom('account_deletion_requests')
      .select((rows) => rows.fn.countAll<number>().as('failed'))
      .where('state', '=', 'failed')
      .executeTakeFirstOrThrow()
    this.failed.set(Number(failed))
    if (accounts > 0) this.logger.info({ accounts }, 'accounts were erased')
    return accounts > 0
  }
}

const AT_ONCE = 20

/** Runs that may fail before staff have to look. */
const ATTEMPTS = 5
/** Until the second run; until each further one as much longer. */
const PAUSE_MINUTES = 10

/**
 * Erases the accounts whose time has come. One that fails is tried again later, and the others go on. Returns
 * how many are erased.
 */
export async function eraseDueAccounts(
  parts: ErasureParts,
  now: Date,
  onFailure: (error: unknown, requestId: number) => void,
): Promise<number> {
  const due = await parts.database
    .selectFrom('account_deletion_requests')
    .select('id')
    .where('state', '=', 'waiting')
    .where('not_before', '<=', now)
    .orderBy('not_before')
    .limit(AT_ONCE)
    .execute()
  let erased = 0
  for (const { id } of due) {
    try {
      if (await eraseAccount(parts, id, now)) erased += 1
    } catch (error) {
      onFailure(error, id)
      await noteFailure(parts.database, id, error, now)
    }
  }
  return erased
}

async function noteFailure(database: Database, id: number, error: unknown, now: Date): Promise<void> {
  const request = await database
    .selectFrom('account_deletion_requests')
    .select('attempts')
    .where('id', '=', id)
    .executeTakeFirst()
  const attempts = (request?.attempts ?? 0) + 1
  await database
    .updateTable('account_deletion_requests')
    .set({
      attempts,
      problem:
        error instanceof StorageUnavailable
          ? 'The storage of photos and videos did not respond.'
          : 'Something went wrong; the log of the workers says what.',
      not_before: timeAfter(now, { minutes: attempts * PAUSE_MINUTES }),
      ...(attempts >= ATTEMPTS && { state: 'failed' as const }),
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

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
