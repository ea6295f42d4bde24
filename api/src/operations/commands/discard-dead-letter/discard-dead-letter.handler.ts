import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { sql } from 'kysely'
import { DeadLetterChange } from '../../dead-letter-change.ts'
import { DiscardDeadLetter } from './discard-dead-letter.command.ts'

@CommandHandler(DiscardDeadLetter)
export class DiscardDeadLetterHandler implements ICommandHandler<DiscardDeadLetter> {
  constructor(private readonly change: DeadLetterChange) {}

  async execute({ actor, id }: DiscardDeadLetter): Promise<void> {
    await this.change.run(
      { actor, id, action: 'dead-letter.discarded' },
      { failed_at: null, done_at: sql<Date>`now()` },
    )
  }
}
