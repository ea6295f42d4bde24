import { Injectable } from '@nestjs/common'
import type { FieldError } from '@vitrine/contracts/errors'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import type { Executor } from '@vitrine/database/database'
import { distinct } from '@vitrine/domain/vault/item-values'
import { isHidden } from '../taxonomy/taxonomy-tree.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { ItemPartsRepository } from './item-parts.repository.ts'
import { firstId } from './vault-item.rules.ts'
import type { LockedItem } from './vault-items.repository.ts'

/** Whose item is saved, by whom, and what is there of it already. */
export interface ItemToSave {
  userId: number
  /** Null where it is new. */
  before: LockedItem | null
  byStaff: boolean
}

type Entries = readonly { id: number }[] | null | undefined

/** Whether what an item names is there for its owner. What is another member's is refused as what is missing. */
@Injectable()
export class ItemReferences {
  constructor(
    private readonly parts: ItemPartsRepository,
    private readonly taxonomy: TaxonomyReader,
  ) {}

  /** The top categories alone, without those that no list shows. */
  async isCategory(id: number): Promise<boolean> {
    return (await this.taxonomy.places()).roots().some((root) => root.id === id && !isHidden(root))
  }

  async categoryRefused(id: number): Promise<FieldError[]> {
    return (await this.isCategory(id))
      ? []
      : [{ field: 'categoryId', errorCode: 'invalid', errorMessage: messages.categoryMissing }]
  }

  async tagsRefused(
    executor: Executor,
    { userId }: Pick<ItemToSave, 'userId'>,
    tags: Entries,
  ): Promise<FieldError[]> {
    const ids = distinct((tags ?? []).map(({ id }) => id))
    const held = await this.parts.holdTags(executor, userId, ids)
    return ids.every((id) => held.has(id))
      ? []
      : [{ field: 'tags', errorCode: 'notFound', errorMessage: messages.unknownTag }]
  }

  /** Staff take items out of their collections, and put none in: so they make no item public. */
  async collectionRefused(
    executor: Executor,
    { userId, before, byStaff }: ItemToSave,
    collections: Entries,
  ): Promise<FieldError[]> {
    const id = firstId(collections)
    if (id === undefined || id === null) return []
    if (byStaff && id !== before?.collectionId)
      return [{ field: 'itemCollections', errorCode: 'invalid', errorMessage: messages.unknownCollection }]
    return (await this.parts.holdCollection(executor, userId, id))
      ? []
      : [{ field: 'itemCollections', errorCode: 'notFound', errorMessage: messages.unknownCollection }]
  }
}
