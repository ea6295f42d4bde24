import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { blankConfidential } from '@vitrine/contracts/vault-items/item-views'
import type { ManagedVaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { CommandFrame } from '../commands/command-frame.ts'
import { loadItems } from './queries/item-rows.ts'
import { PRIVATE_VIEW } from './queries/staff-views.query.ts'

/**
 * Staff look at one member's item: that they did is audited. Its confidential fields are empty unless they
 * give a reason, which the owner reads.
 */
export class ViewItem extends Command<ManagedVaultItem> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly reason: string | undefined,
  ) {
    super()
  }
}

@CommandHandler(ViewItem)
export class ViewItemHandler implements ICommandHandler<ViewItem> {
  constructor(private readonly frame: CommandFrame) {}

  async execute({ actor, id, reason }: ViewItem): Promise<ManagedVaultItem> {
    return await this.frame.run({ actor, capability: 'vault.manage' }, async (transaction) => {
      const item = await findManagedItem(transaction, id)
      if (!item) throw new AppError('NOT_FOUND')
      const subject = { type: 'vault-item', id }
      const details = { ownerId: item.userId }
      return reason === undefined
        ? { result: blankConfidential(item), audit: { action: 'vault-item.viewed', subject, details } }
        : { result: item, audit: { action: PRIVATE_VIEW, subject, details: { ...details, reason } } }
    })
  }
}

/** One member's item with whose it is. */
async function findManagedItem(executor: Executor, id: number): Promise<ManagedVaultItem | undefined> {
  const [found] = await loadItems(executor, sql`WHERE item.id = ${id} AND item.deleted_at IS NULL`)
  if (!found) return undefined
  const { email } = await executor
    .selectFrom('users')
    .select('email')
    .where('id', '=', found.userId)
    .executeTakeFirstOrThrow()
  return { ...found.item, userId: found.userId, email }
}
