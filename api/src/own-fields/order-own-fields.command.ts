import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { OwnField } from '@vitrine/contracts/own-fields/schemas'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { OwnFieldsRepository } from './own-fields.repository.ts'

/** Returns all fields of the member. Those that `ids` do not name come last. */
export class OrderOwnFields extends Command<OwnField[]> {
  constructor(
    readonly actor: Actor,
    readonly ids: readonly number[],
  ) {
    super()
  }
}

@CommandHandler(OrderOwnFields)
export class OrderOwnFieldsHandler implements ICommandHandler<OrderOwnFields> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly fields: OwnFieldsRepository,
  ) {}

  async execute({ actor, ids }: OrderOwnFields): Promise<OwnField[]> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const there = new Set((await this.fields.lockAll(transaction, actor.userId)).map(({ id }) => id))
      if (!ids.every((id) => there.has(id))) throw new AppError('NOT_FOUND')
      await this.fields.order(transaction, actor.userId, ids)
      // Only its owner sees a field: nothing follows it, and nobody audits it.
      return { result: await this.fields.list(transaction, actor.userId), audit: null }
    })
  }
}
