import { Injectable } from '@nestjs/common'
import type { Executor, Transaction } from '@vitrine/database/database'
import { noteMedia, type NewMedia } from '@vitrine/domain/vault/note-media'

export interface ItemMedia {
  id: number
  key: string
  kind: NewMedia['kind']
  altText: string
  renditions: 'waiting' | 'done' | 'failed' | 'none'
}

export interface LockedItem {
  id: number
  userId: number
  revision: number
}

@Injectable()
export class VaultMediaRepository {
  async note(executor: Executor, userId: number, files: readonly NewMedia[], now: Date): Promise<number[]> {
    return await noteMedia(executor, userId, files, now)
  }

  /** Null where there is no such item, or it is another member's. */
  async findItem(executor: Executor, itemId: number, userId: number | null): Promise<LockedItem | undefined> {
    return await this.item(executor, itemId, userId).executeTakeFirst()
  }

  async lockItem(
    transaction: Transaction,
    itemId: number,
    userId: number | null,
  ): Promise<LockedItem | undefined> {
    return await this.item(transaction, itemId, userId).forUpdate().executeTakeFirst()
  }

  private item(executor: Executor, itemId: number, userId: number | null) {
    const item = executor
      .selectFrom('vault_items')
      .select(['id', 'user_id as userId', 'revision'])
      .where('id', '=', itemId)
      .where('deleted_at', 'is', null)
    return userId === null ? item : item.where('user_id', '=', userId)
  }

  /** In their order. */
  async ofItem(executor: Executor, itemId: number, kinds: readonly NewMedia['kind'][]): Promise<ItemMedia[]> {
    return await executor
      .selectFrom('vault_media')
      .select(['id', 'key', 'kind', 'alt_text as altText', 'renditions'])
      .where('item_id', '=', itemId)
      .where('removed_at', 'is', null)
      .where('kind', 'in', kinds)
      .orderBy('place')
      .execute()
  }

  /**
   * From now on the item names it. Returns whether it is still there: one that was noted a day ago has been
   * swept.
   */
  async place(
    transaction: Transaction,
    mediaId: number,
    { itemId, place, altText }: { itemId: number; place: number; altText: string },
  ): Promise<boolean> {
    const { numUpdatedRows } = await transaction
      .updateTable('vault_media')
      .set({ item_id: itemId, place, alt_text: altText, removed_at: null })
      .where('id', '=', mediaId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /**
   * Files of an upload that failed belong to nobody from now on. Returns them, without those that were named
   * after all: a commit whose response was lost.
   */
  async release(executor: Executor, mediaIds: readonly number[]): Promise<{ id: number; key: string }[]> {
    if (mediaIds.length === 0) return []
    return await executor
      .updateTable('vault_media')
      .set({ user_id: null })
      .where('id', 'in', mediaIds)
      .where('item_id', 'is', null)
      .where('collection_id', 'is', null)
      .where('removed_at', 'is not', null)
      .returning(['id', 'key'])
      .execute()
  }

  /** Their files are deleted. */
  async forget(executor: Executor, mediaIds: readonly number[]): Promise<void> {
    if (mediaIds.length > 0) await executor.deleteFrom('vault_media').where('id', 'in', mediaIds).execute()
  }

  /** Nobody gets them from now on; their files go with the next sweep. */
  async remove(transaction: Transaction, mediaIds: readonly number[], now: Date): Promise<void> {
    if (mediaIds.length === 0) return
    await transaction
      .updateTable('vault_media')
      .set({ item_id: null, removed_at: now })
      .where('id', 'in', mediaIds)
      .execute()
  }

  async awaitRenditions(transaction: Transaction, mediaIds: readonly number[]): Promise<void> {
    if (mediaIds.length === 0) return
    await transaction
      .updateTable('vault_media')
      .set({ renditions: 'waiting' })
      .where('id', 'in', mediaIds)
      .execute()
  }

  /** Returns the item's new revision. */
  async countOnItem(
    transaction: Transaction,
    itemId: number,
    counts: { images_count?: number; videos_count?: number },
    now: Date,
  ): Promise<number> {
    const { revision } = await transaction
      .updateTable('vault_items')
      .set(({ eb }) => ({ ...counts, updated_at: now, revision: eb('revision', '+', 1) }))
      .where('id', '=', itemId)
      .returning('revision')
      .executeTakeFirstOrThrow()
    return revision
  }
}
