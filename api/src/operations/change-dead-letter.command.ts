import { Injectable } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'
import { type RawBuilder, sql } from 'kysely'
import { CommandFrame } from '../commands/command-frame.ts'

interface DeliveryChange {
  added_at?: null
  failed_at: null
  attempts?: number
  done_at?: RawBuilder<Date>
}

/** What retrying and discarding a dead letter share. */
@Injectable()
export class DeadLetterChange {
  constructor(private readonly frame: CommandFrame) {}

  /** @throws AppError NOT_FOUND where the delivery is no dead letter (any more) */
  async run(
    { actor, id, action }: { actor: Actor; id: string; action: string },
    change: DeliveryChange,
  ): Promise<void> {
    const [, consumer, eventId] = /^([a-z-]+)-(\d{1,15})$/.exec(id) ?? []
    if (!consumer || !eventId) throw new AppError('NOT_FOUND')
    await this.frame.run({ actor, capability: 'operations.manage' }, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('outbox_deliveries')
        .set(change)
        .where('consumer', '=', consumer)
        .where('event_id', '=', Number(eventId))
        .where('failed_at', 'is not', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new AppError('NOT_FOUND')
      return { result: undefined, audit: { action, subject: { type: 'dead-letter', id } } }
    })
  }
}

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
