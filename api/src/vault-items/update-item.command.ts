import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { errorCatalogue } from '@vitrine/contracts/errors'
import { newEvent } from '@vitrine/contracts/event'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import { entryFields } from '@vitrine/contracts/vault-items/item-fields'
import type { VaultItemInput } from '@vitrine/contracts/vault-items/item-input'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { Database, Executor } from '@vitrine/database/database'
import { byOwner, byStaff, recordingItemChanges, type ComparedSet } from '@vitrine/domain/vault/item-changes'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame, type AuditNote } from '../commands/command-frame.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { ItemCheck } from './item-check.ts'
import type { ItemToSave } from './item-references.ts'
import { ItemWriter, type SavedItem } from './item-writer.ts'
import { findItem } from './queries/item-rows.ts'
import { hasOpened } from './queries/staff-views.query.ts'
import { changedFields, withoutBlanks } from './vault-item.rules.ts'
import { VaultItemsRepository } from './vault-items.repository.ts'

export interface UpdateItemOptions {
  validationOnly: boolean
  /** The revision that the caller has seen (If-Match). */
  expectedRevision: number | undefined
  /** Staff change everybody's items by their owners' rules. */
  asStaff: boolean
  /** By which the owner can undo the change. */
  changeSet?: string | undefined
}

/** Only checked, the item stays as it is, with the revision that it has. */
export class UpdateItem extends Command<SavedItem> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: VaultItemInput,
    readonly options: UpdateItemOptions,
  ) {
    super()
  }
}

@CommandHandler(UpdateItem)
export class UpdateItemHandler implements ICommandHandler<UpdateItem> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly items: VaultItemsRepository,
    private readonly check: ItemCheck,
    private readonly writer: ItemWriter,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({
    actor,
    id,
    input,
    options: { validationOnly, expectedRevision, asStaff, changeSet },
  }: UpdateItem): Promise<SavedItem> {
    const ownerId = asStaff ? null : actor.userId
    const given = asStaff ? await this.withoutUnseenBlanks(actor, id, input) : input
    const options = {
      actor,
      capability: asStaff ? 'vault.manage' : 'vault.change',
      expectedRevision,
    } as const
    if (validationOnly) {
      return await this.frame.check(
        { ...options, load: (database) => this.items.find(database, id, ownerId) },
        async (database, before) => {
          await this.assertValid(database, { userId: before.userId, before, byStaff: asStaff }, id, given)
          return { id, revision: before.revision }
        },
      )
    }
    return await this.frame.change(
      { ...options, load: (transaction) => this.items.lock(transaction, id, ownerId) },
      async (transaction, before) => {
        const item = { userId: before.userId, before, byStaff: asStaff }
        await this.assertValid(transaction, item, id, given)
        const shownBefore = asStaff ? await findItem(transaction, before.userId, id) : undefined
        const by = asStaff ? byStaff(actor) : byOwner
        const saved = await recordingItemChanges(
          transaction,
          { items: [id], compared: setsOf(given), by, at: this.clock.now(), changeSet },
          () => this.writer.write(transaction, item, given),
        )
        const events = [newEvent(vaultItemUpdated, { itemId: id, revision: saved.revision })]
        // What members change in their own vault nobody audits.
        return {
          result: saved,
          events,
          audit: shownBefore
            ? savedByStaff(before.userId, shownBefore, await findItem(transaction, before.userId, id))
            : null,
        }
      },
    )
  }

  /**
   * The input of staff without the empty confidential fields that were sent back as they came: staff clear
   * only what they have opened.
   */
  private async withoutUnseenBlanks(
    actor: Actor,
    id: number,
    input: VaultItemInput,
  ): Promise<VaultItemInput> {
    const hasSeen = await hasOpened(this.database, actor.userId, id, this.clock.now())
    return hasSeen ? input : withoutBlanks(input)
  }

  private async assertValid(
    executor: Executor,
    item: ItemToSave,
    id: number,
    input: VaultItemInput,
  ): Promise<void> {
    // A body may repeat the id of its path, and no other.
    if ((input.id ?? id) !== id)
      throw fieldRefused('VALIDATION_FAILED', 'id', 'invalid', errorCatalogue.VALIDATION_FAILED.message)
    await this.check.assertValid(executor, item, input)
  }
}

/** What the save may change: keys that are absent stay as they are. */
function setsOf(input: VaultItemInput): ComparedSet[] {
  const entryKeys = entryFields.flatMap(({ answer, name }) => [answer, name])
  return [
    'texts',
    'category',
    ...(entryKeys.some((key) => input[key] !== undefined) ? (['entries'] as const) : []),
    ...(input.itemCollections === undefined ? [] : (['collection'] as const)),
    ...(input.tags === undefined ? [] : (['tags'] as const)),
  ]
}

/** Names what was changed; what it was changed to is the member's own business. */
function savedByStaff(ownerId: number, before: VaultItem, after: VaultItem | undefined): AuditNote {
  return {
    action: 'vault-item.updated',
    subject: { type: 'vault-item', id: before.id },
    details: { ownerId, changed: after ? changedFields(before, after) : [] },
  }
}
