import { Inject, Injectable } from '@nestjs/common'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import type { VaultItemInput } from '@vitrine/contracts/vault-items/item-input'
import { normalizeLine } from '@vitrine/contracts/vault-items/plain-text'
import type { Transaction } from '@vitrine/database/database'
import { claimAttributeName, insertAttribute } from '@vitrine/domain/vault/write-attribute'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../infrastructure/tokens.ts'
import type { ItemToSave } from './item-references.ts'
import { ItemPartsRepository } from './item-parts.repository.ts'
import type { SavedItem } from './saved-item.ts'
import { distinct, firstId } from './vault-item.rules.ts'
import { VaultItemsRepository } from './vault-items.repository.ts'

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
  ): Promise<SavedItem> {
    const now = this.clock.now()
    const columns = {
      ...plainColumns(input),
      collection_id: firstId(input.itemCollections),
      is_insured: input.isInsured,
      insurance_id: await this.attributeId(
        transaction,
        userId,
        'INSURANCE',
        input.insurance,
        input.customInsurance,
        now,
      ),
      is_stored: input.isStored,
      storage_location_id: await this.attributeId(
        transaction,
        userId,
        'STORAGE_LOCATION',
        input.storageLocation,
        input.customStorageLocation,
        now,
      ),
    }
    const saved = before
      ? { id: before.id, revision: await this.items.update(transaction, before, columns, now) }
      : await this.items.insert(transaction, userId, columns, now)
    if (input.tags !== undefined)
      await this.parts.setTags(transaction, [saved.id], distinct((input.tags ?? []).map(({ id }) => id)))
    if (input.itemSpecifics !== undefined)
      await this.parts.setSpecifics(transaction, saved.id, input.itemSpecifics ?? [])
    return saved
  }

  /** Undefined leaves it as it is; the entry that a custom text names is made here. */
  private async attributeId(
    transaction: Transaction,
    userId: number,
    type: AttributeType,
    chosen: { id: number } | null | undefined,
    custom: string | null | undefined,
    now: Date,
  ): Promise<number | null | undefined> {
    if (chosen?.id !== 0) return chosen === null ? null : chosen?.id
    const attribute = { type, displayName: normalizeLine(custom ?? '') }
    await claimAttributeName(transaction, userId, attribute, {
      field: type === 'INSURANCE' ? 'customInsurance' : 'customStorageLocation',
    })
    return await insertAttribute(transaction, userId, attribute, now)
  }
}

/** Keys that are absent stay as they are. */
function plainColumns(input: VaultItemInput) {
  const {
    title,
    subtitle,
    description,
    categoryId,
    purchaseDate,
    purchasePrice,
    soldPrice,
    numberOfYearsInFamily,
    itemSignificances,
  } = input
  return {
    title,
    subtitle,
    description,
    category_id: categoryId,
    purchase_date: purchaseDate,
    purchase_price: purchasePrice,
    sold_price: soldPrice,
    years_in_family: numberOfYearsInFamily,
    significances:
      itemSignificances === undefined ? undefined : distinct((itemSignificances ?? []).map(({ id }) => id)),
  }
}
