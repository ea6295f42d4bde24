import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import type { Transaction } from '@vitrine/database/database'
import { byOwner, recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import { titleKeys } from '@vitrine/domain/vault/text-keys'
import { itemsOf, lockTrashed, type TrashedRow } from '@vitrine/domain/vault/vault-trash'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'

/** Takes a tag out of the trash, and puts it back on the items that carried it. */
export class RestoreTag extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    /** Where another tag has its title by now. */
    readonly title: string | undefined,
  ) {
    super()
  }
}

@CommandHandler(RestoreTag)
export class RestoreTagHandler implements ICommandHandler<RestoreTag> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, title }: RestoreTag): Promise<void> {
    await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const now = this.clock.now()
      const trashed = await lockTrashed(transaction, 'tag', { userId: actor.userId, id }, now)
      if (!trashed) throw new AppError('NOT_FOUND')
      await recordingItemChanges(
        transaction,
        { items: itemsOf(trashed), compared: ['tags'], by: byOwner, at: now },
        () => restoreTag(transaction, trashed, title ?? trashed.title ?? ''),
      )
      // Only its owner sees a tag, as when it was created.
      return { result: undefined, audit: null }
    })
  }
}

/**
 * A title that is taken is refused by its constraint. Items that carry as many tags as they may stay as they
 * are.
 */
async function restoreTag(
  transaction: Transaction,
  { id, user_id, record_id, color, created_at }: TrashedRow,
  title: string,
): Promise<void> {
  const { title_key, sort_key, title_folded } = titleKeys(title)
  await sql`
    INSERT INTO tags (id, user_id, title, title_key, sort_key, title_folded, color, created_at) OVERRIDING SYSTEM VALUE
    VALUES (${record_id}, ${user_id}, ${title}, ${title_key}, ${sort_key}, ${title_folded}, ${color}, ${created_at})
  `.execute(transaction)
  await sql`
    INSERT INTO vault_item_tags (item_id, tag_id, place)
    SELECT item.id, ${record_id}::bigint, carried.place
    FROM vault_trash_items carried JOIN vault_items item ON item.id = carried.item_id AND item.user_id = ${user_id}
    WHERE carried.trash_id = ${id}
      AND (SELECT count(*) FROM vault_item_tags other WHERE other.item_id = item.id) < ${vaultItemLimits.tagsMax}
  `.execute(transaction)
  await transaction.deleteFrom('vault_trash').where('id', '=', id).execute()
}
