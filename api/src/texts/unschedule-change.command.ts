import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import type { ScheduledAction } from '@vitrine/contracts/texts/schemas'
import { endSchedules } from '@vitrine/domain/texts/schedules'
import { TextChange } from './text-change.ts'

/**
 * Calls off what is scheduled, or takes note of what could not be done. What has been done meanwhile stays
 * done.
 */
export class UnscheduleChange extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly text: { kind: TextKind; id: number },
    readonly action: ScheduledAction,
  ) {
    super()
  }
}

@CommandHandler(UnscheduleChange)
export class UnscheduleChangeHandler implements ICommandHandler<UnscheduleChange> {
  constructor(private readonly change: TextChange) {}

  async execute({ actor, text: name, action }: UnscheduleChange): Promise<void> {
    await this.change.run(actor, name, async (transaction, text, now) => {
      const ended = await endSchedules(transaction, name, { action, now })
      // A second click asks for what is already so.
      if (ended === 0) return { result: undefined, audit: null }
      return {
        result: undefined,
        audit: {
          action: `${name.kind}.${action}-unscheduled`,
          subject: { type: name.kind, id: name.id },
          details: { title: text.title },
        },
      }
    })
  }
}
