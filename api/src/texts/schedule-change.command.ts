import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { sitePagesMessages } from '@vitrine/contracts/site-pages/messages'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import { textLimits } from '@vitrine/contracts/texts/limits'
import { textMessages as messages } from '@vitrine/contracts/texts/messages'
import type { ScheduledAction } from '@vitrine/contracts/texts/schemas'
import { endSchedules } from '@vitrine/domain/texts/schedules'
import type { TextRow } from '@vitrine/domain/texts/text-tables'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { timeAfter } from '@vitrine/platform/clock'
import { TextChange } from './text-change.ts'

/** Publishes or unpublishes a text at a time to come: its draft as it is then. */
export class ScheduleChange extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly text: { kind: TextKind; id: number },
    readonly input: { action: ScheduledAction; dueAt: string },
  ) {
    super()
  }
}

@CommandHandler(ScheduleChange)
export class ScheduleChangeHandler implements ICommandHandler<ScheduleChange> {
  constructor(private readonly change: TextChange) {}

  async execute({ actor, text: name, input: { action, dueAt } }: ScheduleChange): Promise<void> {
    const due = new Date(dueAt)
    await this.change.run(actor, name, async (transaction, text, now) => {
      assertTime(due, now)
      if (name.kind === 'site-page' && action === 'unpublish')
        throw new AppError('STATUS_CONFLICT', { message: sitePagesMessages.pageStays })
      assertSense(action, text)
      await endSchedules(transaction, name, { action, now })
      await transaction
        .insertInto('scheduled_changes')
        .values({
          kind: name.kind,
          record_id: name.id,
          action,
          due_at: due,
          not_before: due,
          made_by: actor.userId,
          made_at: now,
        })
        .execute()
      return {
        result: undefined,
        audit: {
          action: `${name.kind}.${action}-scheduled`,
          subject: { type: name.kind, id: name.id },
          details: { title: text.title, dueAt: due.toISOString() },
        },
      }
    })
  }
}

function assertTime(due: Date, now: Date): void {
  if (due <= now) throw fieldRefused('VALIDATION_FAILED', 'dueAt', 'invalid', messages.timePassed)
  if (due > timeAfter(now, { days: textLimits.scheduleDays }))
    throw fieldRefused('VALIDATION_FAILED', 'dueAt', 'invalid', messages.timeTooFar)
}

/** An article that is published may be scheduled again: its draft goes on being written. */
function assertSense(action: ScheduledAction, { status, isTemplate, isScheduled }: TextRow): void {
  if (isTemplate) throw new AppError('STATUS_CONFLICT', { message: messages.templateStays })
  if (action === 'unpublish' && status === 'UNPUBLISHED' && !isScheduled)
    throw new AppError('STATUS_CONFLICT', { message: messages.nothingToUnpublish })
}
