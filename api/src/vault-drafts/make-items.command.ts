import { Inject } from '@nestjs/common'
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { MadeItem, MadeItems } from '@vitrine/contracts/vault-drafts/schemas'
import { vaultItemInputSchema } from '@vitrine/contracts/vault-items/item-input'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { recordInputSchema } from '@vitrine/contracts/vault-records/schemas'
import type { Database, Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateItem } from '../vault-items/create-item.command.ts'
import { shownImage } from '../vault-media/queries/item-media.ts'
import { WriteNewRecord } from '../vault-records/write-new-record.command.ts'
import { VaultDraftsRepository, type LockedDraft } from './vault-drafts.repository.ts'

interface MadeItemResult {
  id: number
  revision: number
  images: VaultItem['images']
}

/**
 * Creates an item in the place of a draft, with its photos and its record, by the rules of every item. All of
 * it is done, or nothing.
 */
export class MakeItem extends Command<MadeItemResult> {
  constructor(
    readonly actor: Actor,
    readonly draftId: number,
    readonly input: MadeItem,
  ) {
    super()
  }
}

@CommandHandler(MakeItem)
export class MakeItemHandler implements ICommandHandler<MakeItem> {
  constructor(
    private readonly commands: CommandBus,
    private readonly drafts: VaultDraftsRepository,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  async execute({ actor, draftId, input: { item, record } }: MakeItem): Promise<MadeItemResult> {
    const { userId } = actor
    if (!(await this.drafts.isThere(this.database, userId, draftId))) throw new AppError('NOT_FOUND')
    let images: VaultItem['images'] = []
    const withDraft = async (
      transaction: Transaction,
      { id, revision }: { id: number; revision: number },
    ) => {
      if (!(await this.drafts.lockOne(transaction, userId, draftId))) throw new AppError('NOT_FOUND')
      const photos = await this.drafts.photosOf(transaction, [draftId])
      await this.drafts.givePhotos(transaction, draftId, { id, photos: photos.length })
      await this.drafts.remove(transaction, [draftId])
      images = photos.map(shownImage)
      const hasRecord = Object.values(record ?? {}).some((value) => value !== undefined)
      return record && hasRecord
        ? await this.commands.execute(new WriteNewRecord(transaction, { id, userId }, record))
        : revision
    }
    const saved = await this.commands.execute(new CreateItem(actor, item, false, false, withDraft))
    if (!saved) throw new Error('an item of a draft was not created')
    return { ...saved, images }
  }
}

/** Creates the items of several drafts, each for itself. Those to which something is missing stay. */
export class MakeItems extends Command<MadeItems> {
  constructor(
    readonly actor: Actor,
    readonly ids: readonly number[],
  ) {
    super()
  }
}

@CommandHandler(MakeItems)
export class MakeItemsHandler implements ICommandHandler<MakeItems> {
  constructor(
    private readonly commands: CommandBus,
    private readonly drafts: VaultDraftsRepository,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  async execute({ actor, ids }: MakeItems): Promise<MadeItems> {
    const found = await this.database
      .transaction()
      .execute((transaction) => this.drafts.lock(transaction, actor.userId, ids))
    if (found.length === 0) throw new AppError('NOT_FOUND')
    const result: MadeItems = { made: [], refused: [] }
    for (const draft of found) {
      const { id: draftId, title } = draft
      const { input, reasons } = itemOf(draft)
      try {
        if (!input) throw new AppError('VALIDATION_FAILED')
        const { id } = await this.commands.execute(new MakeItem(actor, draftId, input))
        result.made.push({ draftId, itemId: id, title: input.item.title })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        const refused = error.fieldErrors.map(({ errorMessage }) => errorMessage)
        result.refused.push({ draftId, title, reasons: [...reasons, ...refused] })
      }
    }
    return result
  }
}

/** What the draft's item is made of, or why there can be none. */
function itemOf({ title, details, record, reasons }: LockedDraft): {
  input: MadeItem | null
  reasons: string[]
} {
  const item = vaultItemInputSchema.safeParse({
    ...details,
    title,
    description: details.description ?? '',
    categoryId: details.categoryId ?? 0,
  })
  const ofItem = recordInputSchema.safeParse(record)
  const told = [
    ...reasons.map(({ text }) => text),
    ...(item.error?.issues ?? []).map(({ path, message }) =>
      path[0] === 'description' && !details.description ? 'The description is missing.' : message,
    ),
    ...(ofItem.error?.issues ?? []).map(({ message }) => message),
  ]
  return told.length === 0 && item.success && ofItem.success
    ? { input: { item: item.data, record: ofItem.data }, reasons: [] }
    : { input: null, reasons: told }
}
