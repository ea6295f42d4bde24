import { Inject, Injectable } from '@nestjs/common'
import { attributeMessages } from '@vitrine/contracts/custom-attributes/attributes'
import type { FieldError } from '@vitrine/contracts/errors'
import { sameTextKey } from '@vitrine/contracts/same-text'
import type { BulkDetailsInput } from '@vitrine/contracts/vault-items/bulk'
import { entryFields, type EntryField } from '@vitrine/contracts/vault-items/item-fields'
import type { VaultItemInput } from '@vitrine/contracts/vault-items/item-input'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import type { Executor } from '@vitrine/database/database'
import { datesRefused, textsOf, wordsRefused } from '@vitrine/domain/vault/item-rules'
import { isAttributeNameTaken } from '@vitrine/domain/vault/write-attribute'
import type { Clock } from '@vitrine/platform/clock'
import { ForbiddenWordsReader } from '../forbidden-words/forbidden-words.reader.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { ItemReferences, type ItemToSave } from './item-references.ts'
import { ItemPartsRepository } from './item-parts.repository.ts'
import { refusalOf, unknownEntry } from './vault-item.rules.ts'
import { VaultItemsRepository } from './vault-items.repository.ts'

/**
 * What an item must be true to beyond its own shape: every rule that asks other rows, the clock or staff's
 * words.
 */
@Injectable()
export class ItemCheck {
  constructor(
    private readonly items: VaultItemsRepository,
    private readonly parts: ItemPartsRepository,
    private readonly references: ItemReferences,
    private readonly forbidden: ForbiddenWordsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * In a transaction it holds what the item refers to until that ends.
   *
   * @throws AppError VALIDATION_FAILED or ALREADY_EXISTS with one entry a refused field
   */
  async assertValid(executor: Executor, saved: ItemToSave, input: VaultItemInput): Promise<void> {
    const refusal = refusalOf([
      ...(await this.wordsRefused(textsOf(input))),
      ...(await this.titleRefused(executor, saved, input)),
      ...datesRefused(input, this.clock.now()),
      ...(await this.references.categoryRefused(input.categoryId)),
      ...(await this.references.tagsRefused(executor, saved, input.tags)),
      ...(await this.references.collectionRefused(executor, saved, input.itemCollections)),
      ...(await this.entriesRefused(executor, saved, input)),
    ])
    if (refusal) throw refusal
  }

  /** @throws AppError VALIDATION_FAILED where the title holds a forbidden word */
  async assertDecentTitle(title: string): Promise<void> {
    const refusal = refusalOf(await this.wordsRefused([['title', title]]))
    if (refusal) throw refusal
  }

  /** Of what is set for several items. @throws AppError as `assertValid` does */
  async assertValidDetails({ purchaseDate, specific }: Omit<BulkDetailsInput, 'objects'>): Promise<void> {
    const refusal = refusalOf([
      ...datesRefused({ purchaseDate }, this.clock.now()),
      ...(await this.wordsRefused(
        specific
          ? [
              ['specific.displayName', specific.displayName],
              ['specific.value', specific.value],
            ]
          : [],
      )),
    ])
    if (refusal) throw refusal
  }

  private async wordsRefused(texts: readonly (readonly [string, string])[]): Promise<FieldError[]> {
    return wordsRefused(await this.forbidden.words(), texts)
  }

  private async titleRefused(
    executor: Executor,
    { userId, before }: ItemToSave,
    { title }: VaultItemInput,
  ): Promise<FieldError[]> {
    // The item's own title is free for it, also where another item has had it since before they were compared so.
    if (before && sameTextKey(before.title) === sameTextKey(title)) return []
    const isTaken = await this.items.isTitleTaken(executor, userId, title, before?.id ?? 0)
    return isTaken ? [{ field: 'title', errorCode: 'exists', errorMessage: messages.titleExists }] : []
  }

  private async entriesRefused(
    executor: Executor,
    saved: ItemToSave,
    input: VaultItemInput,
  ): Promise<FieldError[]> {
    const refused: FieldError[] = []
    for (const field of entryFields) refused.push(...(await this.entryRefused(executor, saved, field, input)))
    return refused
  }

  /**
   * Id 0 names a new entry by its custom text; whoever is refused is told there. Staff make none for a
   * member.
   */
  private async entryRefused(
    executor: Executor,
    { userId, byStaff }: ItemToSave,
    { type, name, custom }: EntryField,
    input: VaultItemInput,
  ): Promise<FieldError[]> {
    const id = input[name]?.id
    if (id === undefined) return []
    if (id === 0 && !byStaff) {
      const displayName = input[custom] ?? ''
      const isTaken = await isAttributeNameTaken(executor, userId, { type, displayName })
      return isTaken
        ? [{ field: custom, errorCode: 'exists', errorMessage: attributeMessages.exists[type] }]
        : []
    }
    if (id > 0 && (await this.parts.holdAttribute(executor, userId, type, id))) return []
    return [{ field: name, errorCode: 'notFound', errorMessage: unknownEntry[type] }]
  }
}
