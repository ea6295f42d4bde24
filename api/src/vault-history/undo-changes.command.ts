import { Inject } from '@nestjs/common'
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { changeLabel, isRestorable } from '@vitrine/contracts/vault-history/changes'
import type { KeptChange, Undone } from '@vitrine/contracts/vault-history/schemas'
import { patchVaultItemSchema, vaultItemInputSchema } from '@vitrine/contracts/vault-items/item-input'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { recordInputSchema } from '@vitrine/contracts/vault-records/schemas'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { z } from 'zod'
import { fieldErrorOf } from '../http/parse-request.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { PatchItem } from '../vault-items/patch-item.command.ts'
import { findItem } from '../vault-items/queries/item-rows.ts'
import { UpdateItem } from '../vault-items/update-item.command.ts'
import { UpdateItems } from '../vault-items/update-items/update-items.command.ts'
import { UpdateRecord } from '../vault-records/update-record.command.ts'
import { findChangedItems, findChangesOf, type ChangeToUndo } from './queries/list-changes.query.ts'
import { isOfRecord, restoredBody, restoredPlaces, restoredRecord } from './restored-item.rules.ts'

/**
 * Sets what one command has changed to what it was, item by item, by the commands that save it. What was
 * changed since, and what a rule refuses, stays as it is and is returned with its reason.
 */
export class UndoChanges extends Command<Undone> {
  constructor(
    readonly actor: Actor,
    readonly changeSet: string,
    /** Of what the undo changes: it can be undone itself. */
    readonly ownChangeSet: string,
  ) {
    super()
  }
}

/** A save of some of an item's fields. Each raises the revision, which the next one expects. */
interface Step {
  changes: readonly ChangeToUndo[]
  save: (revision: number) => Promise<number>
}

@CommandHandler(UndoChanges)
export class UndoChangesHandler implements ICommandHandler<UndoChanges> {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  async execute({ actor, changeSet, ownChangeSet }: UndoChanges): Promise<Undone> {
    if (!z.uuid().safeParse(changeSet).success) throw new AppError('NOT_FOUND')
    const items = await findChangedItems(this.database, actor.userId, changeSet)
    if (items.length === 0) throw new AppError('NOT_FOUND')
    const ids: number[] = []
    const kept: KeptChange[] = []
    for (const { id, title, isDeleted } of items) {
      // The item first: what is changed after it was read is refused by its revision.
      const item = isDeleted ? undefined : await findItem(this.database, actor.userId, id)
      const changes = await findChangesOf(this.database, { userId: actor.userId, id }, changeSet)
      const keep = (of: readonly ChangeToUndo[], reason: KeptChange['reason'], message: string) =>
        kept.push(
          ...of.map(({ field }) => ({ id, title, field, label: changeLabel(field), reason, message })),
        )
      if (!item) {
        keep(changes, 'deleted', messages.deleted)
        continue
      }
      keep(
        changes.filter(({ isChangedSince }) => isChangedSince),
        'changed',
        messages.changed,
      )
      const open = changes.filter(({ isChangedSince }) => !isChangedSince)
      let { revision } = item
      let isSaved = false
      for (const { changes: saved, save } of this.stepsOf(actor, item, open, ownChangeSet)) {
        try {
          revision = await save(revision)
          isSaved = true
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          const isConflict = error.code === 'REVISION_CONFLICT'
          const message = error.fieldErrors[0]?.errorMessage ?? error.message
          keep(saved, isConflict ? 'changed' : 'refused', isConflict ? messages.changed : message)
        }
      }
      if (isSaved) ids.push(id)
    }
    return { ids, kept }
  }

  private stepsOf(
    actor: Actor,
    item: VaultItem,
    changes: readonly ChangeToUndo[],
    changeSet: string,
  ): Step[] {
    const of = (isWanted: (change: ChangeToUndo) => boolean) => changes.filter(isWanted)
    const isPlace = ({ field }: ChangeToUndo) => field === 'tags' || field === 'itemCollections'
    const wasUncategorized = ({ field, before }: ChangeToUndo) => field === 'categoryId' && before === null
    // A sold price alone says that the item is sold.
    const isSold = changes.some(({ field, before }) => field === 'soldPrice' && before !== null)
    const record = of(({ field }) => isOfRecord(field) && !(field === 'ownership' && isSold))
    const places = of(isPlace)
    const uncategorized = of(wasUncategorized)
    const others = of((change) => !isOfRecord(change.field) && !isPlace(change) && !wasUncategorized(change))
    const steps: Step[] = [
      {
        changes: record,
        save: async (expectedRevision) => {
          assertRestorable(record)
          const body = recordBody(item, record)
          const input = parsed(recordInputSchema, body)
          const options = { validationOnly: false, expectedRevision, changeSet }
          return (await this.commands.execute(new UpdateRecord(actor, item.id, input, options))).revision
        },
      },
      {
        // The sold price as well, which the ownership may have changed.
        changes: others,
        save: async (expectedRevision) => {
          assertRestorable(others)
          const input = parsed(vaultItemInputSchema, restoredBody(item, ...others))
          const options = { validationOnly: false, expectedRevision, asStaff: false, changeSet }
          return (await this.commands.execute(new UpdateItem(actor, item.id, input, options))).revision
        },
      },
      {
        changes: places,
        save: async (expectedRevision) => {
          const input = parsed(patchVaultItemSchema, { id: item.id, ...restoredPlaces(places) })
          const command = new PatchItem(actor, item.id, input, expectedRevision, changeSet)
          return (await this.commands.execute(command)).revision
        },
      },
      {
        changes: uncategorized,
        save: async (expectedRevision) => {
          const [operation, path] = ['REMOVE', 'categoryId'] as const
          const removal = { operation, path, objects: [item.id], value: item.categoryId }
          await this.commands.execute(new UpdateItems(actor, [removal], changeSet))
          return expectedRevision + 1
        },
      },
    ]
    return steps.filter(({ changes: saved }) => saved.length > 0)
  }
}

const messages = {
  changed: 'Kept, because it was changed since.',
  deleted: 'Kept, because the item was deleted since.',
  unrestorable: 'This change cannot be undone.',
} as const

function assertRestorable(changes: readonly ChangeToUndo[]): void {
  if (changes.some(({ field, before }) => !isRestorable(field, before)))
    throw new AppError('STATUS_CONFLICT', { message: messages.unrestorable })
}

function recordBody(item: VaultItem, changes: readonly ChangeToUndo[]): Record<string, unknown> {
  const save = Object.fromEntries(changes.map(({ field, before }) => [field, before]))
  return Object.assign({}, ...changes.map((change) => restoredRecord(item, { ...change, save })))
}

/** @throws AppError VALIDATION_FAILED as the call that saves it */
function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body, { reportInput: true })
  if (!result.success)
    throw new AppError('VALIDATION_FAILED', { fieldErrors: result.error.issues.map(fieldErrorOf) })
  return result.data
}
