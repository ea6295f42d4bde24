import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { DeadLetterChange } from './dead-letter-change.ts'

/** Puts a failed delivery back in line with a clean slate. */
export class RetryDeadLetter extends Command<void> {
  constructor(
    readonly actor: Actor,
    /** `<consumer>-<eventId>` */
    readonly id: string,
  ) {
    super()
  }
}

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
