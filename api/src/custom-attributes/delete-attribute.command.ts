import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { byOwner, recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import { lockAttributes } from '@vitrine/domain/vault/write-attribute'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { CustomAttributesRepository } from './custom-attributes.repository.ts'

export class DeleteAttribute extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(DeleteAttribute)
export class DeleteAttributeHandler implements ICommandHandler<DeleteAttribute> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly attributes: CustomAttributesRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id }: DeleteAttribute): Promise<void> {
    // Items first, in the order of their ids, as everybody locks who changes both.
    const items = sql`SELECT id FROM vault_items WHERE user_id = ${actor.userId} AND (insurance_id = ${id} OR storage_location_id = ${id}) ORDER BY id FOR UPDATE`
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      await recordingItemChanges(
        transaction,
        { items, compared: ['entries'], by: byOwner, at: this.clock.now() },
        async () => {
          await lockAttributes(transaction, actor.userId)
          const before = await this.attributes.lock(transaction, actor.userId, id)
          if (!before) throw new AppError('NOT_FOUND')
          // Default entries are everybody's.
          if (before.userId === null) throw new AppError('FORBIDDEN')
          await this.attributes.remove(transaction, actor.userId, before)
        },
      )
      return { result: undefined, audit: null }
    })
  }
}
