import { textLimits as limits } from '@vitrine/contracts/texts/limits'
import { textMessages as messages } from '@vitrine/contracts/texts/messages'
import { openScheduleStates, type ScheduledAction } from '@vitrine/contracts/texts/schemas'
import type { Transaction } from '@vitrine/database/database'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { timeAfter } from '@vitrine/platform/clock'
import type { ChangeOfText, TextName, TextRow } from './define-text.ts'
import { texts } from './text-rows.ts'

/**
 * Publishes or unpublishes a text at a time to come: its draft as it is then.
 *
 * @throws AppError VALIDATION_FAILED, STATUS_CONFLICT
 */
export const scheduleChange =
  ({ action, dueAt }: { action: ScheduledAction; dueAt: string }): ChangeOfText =>
  async (transaction, text, { by, now }) => {
    const { kind, id, title } = text
    const due = new Date(dueAt)
    if (due <= now) throw fieldRefused('VALIDATION_FAILED', 'dueAt', 'invalid', messages.timePassed)
    if (due > timeAfter(now, { days: limits.scheduleDays }))
      throw fieldRefused('VALIDATION_FAILED', 'dueAt', 'invalid', messages.timeTooFar)
    assertCanBeScheduled(action, text)
    await endSchedules(transaction, text, { action, now })
    await transaction
      .insertInto('scheduled_changes')
      .values({ kind, record_id: id, action, due_at: due, not_before: due, made_by: by, made_at: now })
      .execute()
    return {
      events: [],
      audit: { action: `${kind}.${action}-scheduled`, details: { title, dueAt: due.toISOString() } },
    }
  }

/** Cancels what is scheduled, or dismisses what could not be done. What was done meanwhile stays done. */
export const unscheduleChange =
  (action: ScheduledAction): ChangeOfText =>
  async (transaction, text, { now }) => {
    const ended = await endSchedules(transaction, text, { action, now })
    if (ended === 0) return null
    return {
      events: [],
      audit: { action: `${text.kind}.${action}-unscheduled`, details: { title: text.title } },
    }
  }

/**
 * Ends what is scheduled of a text, or one action of it; what could not be done is dismissed with it. The
 * caller has locked the text's row.
 *
 * @returns how many there were
 */
export async function endSchedules(
  transaction: Transaction,
  { kind, id }: TextName,
  { action, now }: { action?: ScheduledAction; now: Date },
): Promise<number> {
  const ended = await transaction
    .updateTable('scheduled_changes')
    .set({ state: 'cancelled', ended_at: now })
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('state', 'in', openScheduleStates)
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'publish'))
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}

/** A published text may be scheduled again: its draft goes on being written. */
function assertCanBeScheduled(
  action: ScheduledAction,
  { kind, status, isTemplate, isScheduled }: TextRow,
): void {
  const { alwaysPublished } = texts[kind]
  if (alwaysPublished !== undefined && action === 'unpublish')
    throw new AppError('STATUS_CONFLICT', { message: alwaysPublished })
  if (isTemplate) throw new AppError('STATUS_CONFLICT', { message: messages.templateStays })
  if (action === 'unpublish' && status === 'UNPUBLISHED' && !isScheduled)
    throw new AppError('STATUS_CONFLICT', { message: messages.nothingToUnpublish })
}
