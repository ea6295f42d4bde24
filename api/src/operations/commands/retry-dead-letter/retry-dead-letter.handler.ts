import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { DeadLetterChange } from '../../dead-letter-change.ts'
import { RetryDeadLetter } from './retry-dead-letter.command.ts'

@CommandHandler(RetryDeadLetter)
export class RetryDeadLetterHandler implements ICommandHandler<RetryDeadLetter> {
  constructor(private readonly change: DeadLetterChange) {}

  async execute({ actor, id }: RetryDeadLetter): Promise<void> {
    // Waiting again: the relay adds it as if it were new.
    await this.change.run(
      { actor, id, action: 'dead-letter.retried' },
      { added_at: null, failed_at: null, attempts: 0 },
    )
  }
}
