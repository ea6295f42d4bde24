import { Inject, Injectable } from '@nestjs/common'
import type { Database, Transaction } from '@vitrine/database/database'
import { recordAudit } from '@vitrine/domain/audit/audit'
import { publishText, unpublishText } from '@vitrine/domain/texts/change-text-state'
import { lockText } from '@vitrine/domain/texts/text-rows'
import type { TextRow } from '@vitrine/domain/texts/define-text'
import { appendEvents } from '@vitrine/messaging/outbox'
import { AppError } from '@vitrine/platform/app-error'
import { timeAfter, type Clock } from '@vitrine/platform/clock'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import type { Logger } from '@vitrine/platform/logging'
import { startPolling, type RunningPolling } from '../polling.ts'
import { CLOCK, DATABASE, LOGGER } from '../tokens.ts'

/** Who acts, as the audit log names it. */
const SCHEDULE = { name: 'schedule' }
/** One that met a fault of ours is tried again after this long. */
const AGAIN_AFTER = { minutes: 1 }
const AT_ONCE = 100
const EVERY_MS = 1_000
const LONGEST_BACKOFF_MS = 30_000

/** Publishes and unpublishes what is due, for as long as the process runs. Any number of processes may. */
@Injectable()
export class ScheduleRunner {
  private polling: RunningPolling | null = null

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  start(): void {
    const onError = (error: unknown) =>
      this.logger.error({ err: error }, 'what is scheduled could not be done; it will be tried again')
    const round = async () => (await runDueChanges(this.database, this.clock, onError)) > 0
    this.polling = startPolling({
      round,
      busyMs: 0,
      idleMs: EVERY_MS,
      longestBackoffMs: LONGEST_BACKOFF_MS,
      onError,
    })
  }

  async stop(): Promise<void> {
    await this.polling?.stop()
  }
}

/**
 * Publishes and unpublishes whatever is due. Each in one transaction with its row, so that it is done once,
 * whenever a process dies and however many there are. What is refused is noted on the row, where staff read
 * it.
 *
 * @returns how many there were
 */
export async function runDueChanges(
  database: Database,
  clock: Clock,
  onError: (error: unknown) => void,
): Promise<number> {
  const due = await database
    .selectFrom('scheduled_changes')
    .select(['id', 'kind', 'record_id'])
    .where('state', '=', 'waiting')
    .where('not_before', '<=', clock.now())
    .orderBy('due_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  for (const { id, kind, record_id } of due) {
    try {
      await database.transaction().execute(async (transaction) => {
        // The text first, as everybody who changes it does.
        const text = await lockText(transaction, { kind, id: record_id })
        await runChange(transaction, id, text, clock.now())
        reachFailpoint('scheduled-change-before-commit')
      })
      reachFailpoint('scheduled-change-after-commit')
    } catch (error) {
      onError(error)
      await database
        .updateTable('scheduled_changes')
        .set({ not_before: timeAfter(clock.now(), AGAIN_AFTER) })
        .where('id', '=', id)
        .execute()
    }
  }
  return due.length
}

const changes = { publish: publishText, unpublish: unpublishText }

async function runChange(
  transaction: Transaction,
  scheduleId: number,
  text: TextRow | undefined,
  now: Date,
): Promise<void> {
  // Somebody may have done or called it off meanwhile.
  const scheduled = await transaction
    .selectFrom('scheduled_changes')
    .selectAll()
    .where('id', '=', scheduleId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
  if (!scheduled || scheduled.due_at > now) return
  const { kind, record_id: id, action, made_by } = scheduled
  const end = (values: { state: 'done' | 'failed'; failure?: string }) =>
    transaction
      .updateTable('scheduled_changes')
      .set({ ...values, ended_at: now })
      .where('id', '=', scheduleId)
      .execute()
  const details = { scheduledBy: made_by, dueAt: scheduled.due_at.toISOString() }
  try {
    if (!text) throw new AppError('NOT_FOUND')
    const done = await changes[action](transaction, text, { by: made_by, now })
    if (done) {
      await appendEvents(transaction, done.events)
      await recordAudit(transaction, {
        actor: SCHEDULE,
        action: done.audit.action,
        subject: { type: kind, id },
        details: { ...done.audit.details, ...details },
        at: now,
      })
    }
    await end({ state: 'done' })
  } catch (error) {
    // Refused before anything was written. Everything else is a fault of ours, and is tried again.
    if (!(error instanceof AppError)) throw error
    await recordAudit(transaction, {
      actor: SCHEDULE,
      action: `${kind}.${action}-failed`,
      subject: { type: kind, id },
      details: { reason: error.message, ...details },
      at: now,
    })
    await end({ state: 'failed', failure: error.message })
  }
}
