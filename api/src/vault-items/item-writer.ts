import { Inject, Injectable } from '@nestjs/common'
import { entryFields, type EntryField } from '@vitrine/contracts/vault-items/item-fields'
import type { VaultItemInput } from '@vitrine/contracts/vault-items/item-input'
import { normalizeLine } from '@vitrine/contracts/vault-items/plain-text'
import { columnOf, type ColumnOf } from '@vitrine/database/column-names'
import type { Transaction } from '@vitrine/database/database'
import { claimAttributeName, insertAttribute } from '@vitrine/domain/vault/write-attribute'
import type { Clock } from '@vitrine/platform/clock'
import { distinct, plainColumns } from '@vitrine/domain/vault/item-values'
import { CLOCK } from '../infrastructure/tokens.ts'
import type { ItemToSave } from './item-references.ts'
import { ItemPartsRepository } from './item-parts.repository.ts'
import { firstId } from './vault-item.rules.ts'
import { VaultItemsRepository } from './vault-items.repository.ts'

type EntryColumns = { [Field in EntryField as ColumnOf<Field['answer']>]?: boolean | undefined } & {
  [Field in EntryField as `${ColumnOf<Field['name']>}_id`]?: number | null | undefined
}

/** Writes an item that was checked, with what it carries in other tables, in one transaction. */
@Injectable()
export class ItemWriter {
  constructor(
    private readonly items: VaultItemsRepository,
    private readonly parts: ItemPartsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async write(
    transaction: Transaction,
    { userId, before }: ItemToSave,
    input: VaultItemInput,
    areSpecificsReleased = false,
  ): Promise<SavedItem> {
    const now = this.clock.now()
    const columns = {
      ...plainColumns(input),
      collection_id: firstId(input.itemCollections),
      ...(await this.entryColumns(transaction, userId, input, now)),
    }
    const saved = before
      ? { id: before.id, revision: await this.items.update(transaction, before, columns, now) }
      : await this.items.insert(transaction, userId, columns, now)
    if (input.tags !== undefined)
      await this.parts.setTags(transaction, [saved.id], distinct((input.tags ?? []).map(({ id }) => id)))
    if (input.itemSpecifics !== undefined)
      await this.parts.setSpecifics(transaction, saved.id, input.itemSpecifics ?? [], areSpecificsReleased)
    return saved
  }

  private async entryColumns(
    transaction: Transaction,
    userId: number,
    input: VaultItemInput,
    now: Date,
  ): Promise<EntryColumns> {
    const columns: EntryColumns = {}
    for (const field of entryFields) {
      columns[columnOf(field.answer)] = input[field.answer] ?? undefined
      columns[`${columnOf(field.name)}_id`] = await this.entryId(transaction, userId, field, input, now)
    }
    return columns
  }

  /** Undefined leaves it as it is; the entry that a custom text names is made here. */
  private async entryId(
    transaction: Transaction,
    userId: number,
    { type, name, custom }: EntryField,
    input: VaultItemInput,
    now: Date,
  ): Promise<number | null | undefined> {
    const chosen = input[name]
    if (chosen?.id !== 0) return chosen === null ? null : chosen?.id
    const attribute = { type, displayName: normalizeLine(input[custom] ?? '') }
    await claimAttributeName(transaction, userId, attribute, { field: custom })
    return await insertAttribute(transaction, userId, attribute, now)
  }
}

/** What a save leaves, for the response and its ETag. */
export interface SavedItem {
  id: number
  revision: number
}
