import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { errorCatalogue } from '@vitrine/contracts/errors'
import { newEvent } from '@vitrine/contracts/event'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { Transaction } from '@vitrine/database/database'
import { fieldRefused } from '@vitrine/platform/app-error'
import { CommandFrame, type AuditNote } from '../../../commands/command-frame.ts'
import { ItemCheck } from '../../item-check.ts'
import { ItemWriter } from '../../item-writer.ts'
import { findItem } from '../../queries/item-rows.ts'
import type { SavedItem } from '../../saved-item.ts'
import { changedFields } from '../../vault-item.rules.ts'
import { VaultItemsRepository } from '../../vault-items.repository.ts'
import { UpdateItem } from './update-item.command.ts'

@CommandHandler(UpdateItem)
export class UpdateItemHandler implements ICommandHandler<UpdateItem> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly items: VaultItemsRepository,
    private readonly check: ItemCheck,
    private readonly writer: ItemWriter,
  ) {}

  async execute({ actor, id, input, options: { validationOnly, expectedRevision, asStaff } }: UpdateItem): Promise<SavedItem> {
    const load = (transaction: Transaction) => this.items.lock(transaction, id, asStaff ? null : actor.userId)
    return await this.frame.change({ actor, capability: asStaff ? 'vault.manage' : 'vault.change', load, expectedRevision }, async (transaction, before) => {
      // A body may repeat the id of its path, and no other.
      if ((input.id ?? id) !== id) throw fieldRefused('VALIDATION_FAILED', 'id', 'invalid', errorCatalogue.VALIDATION_FAILED.message)
      const item = { userId: before.userId, before, byStaff: asStaff }
      await this.check.assertValid(transaction, item, input)
      if (validationOnly) return { result: { id, revision: before.revision }, audit: null }
      const shownBefore = asStaff ? await findItem(transaction, before.userId, id) : undefined
      const saved = await this.writer.write(transaction, item, input)
      const events = [newEvent(vaultItemUpdated, { itemId: id, revision: saved.revision })]
      // What members change in their own vault nobody audits.
      return { result: saved, events, audit: shownBefore ? savedByStaff(before.userId, shownBefore, await findItem(transaction, before.userId, id)) : null }
    })
  }
}

/** Names what was changed; what it was changed to is the member's own business. */
function savedByStaff(ownerId: number, before: VaultItem, after: VaultItem | undefined): AuditNote {
  return { action: 'vault-item.updated', subject: { type: 'vault-item', id: before.id }, details: { ownerId, changed: after ? changedFields(before, after) : [] } }
}
