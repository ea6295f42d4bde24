import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { sql } from 'kysely'
import { DeadLetterChange } from './dead-letter-change.ts'

/** Gives a failed delivery up: it counts as done. */
export class DiscardDeadLetter extends Command<void> {
  constructor(
    readonly actor: Actor,
    /** `<consumer>-<eventId>` */
    readonly id: string,
  ) {
    super()
  }
}

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
