import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { byOwner, recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import { trashTag } from '@vitrine/domain/vault/vault-trash'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'

/** The items that carry it stay; the trash can put it back on them. */
export class DeleteTag extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

@CommandHandler(DeleteTag)
export class DeleteTagHandler implements ICommandHandler<DeleteTag> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id }: DeleteTag): Promise<void> {
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const now = this.clock.now()
      // Its items first, in the order of their ids, as everybody locks who changes both.
      const tagged = sql`SELECT id FROM vault_items WHERE user_id = ${actor.userId} AND id IN (SELECT item_id FROM vault_item_tags WHERE tag_id = ${id}) ORDER BY id FOR UPDATE`
      const isRemoved = await recordingItemChanges(
        transaction,
        { items: tagged, compared: ['tags'], by: byOwner, at: now },
        () => trashTag(transaction, { userId: actor.userId, id }, now),
      )
      if (!isRemoved) throw new AppError('NOT_FOUND')
      return { result: undefined, audit: null }
    })
  }
}
