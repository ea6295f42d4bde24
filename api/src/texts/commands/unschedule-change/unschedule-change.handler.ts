import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { endSchedules } from '@vitrine/domain/texts/schedules'
import { TextChange } from '../../text-change.ts'
import { UnscheduleChange } from './unschedule-change.command.ts'

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
