import { Injectable } from '@nestjs/common'
import type { Executor, Transaction } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import { sql } from 'kysely'
import { setSpecifics, setTags, type SpecificInput } from '@vitrine/domain/vault/write-item-parts'

/** What an item carries in tables of its own, and what it refers to. */
@Injectable()
export class ItemPartsRepository {
  /** Those of the ids that are the member's tags; nobody deletes them until the transaction ends. */
  async holdTags(executor: Executor, userId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set()
    const rows = await executor
      .selectFrom('tags')
      .modifyFront(PREPARED)
      .select('id')
      .where('user_id', '=', userId)
      .where(sql<boolean>`id = ANY(${[...ids]}::bigint[])`)
      .orderBy('id')
      .forKeyShare()
      .execute()
    return new Set(rows.map(({ id }) => id))
  }

  async holdCollection(executor: Executor, userId: number, id: number): Promise<boolean> {
    return (
      (await executor
        .selectFrom('collections')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .forKeyShare()
        .executeTakeFirst()) !== undefined
    )
  }

  /** One of the member's own or a default entry. */
  async holdAttribute(
    executor: Executor,
    userId: number,
    type: 'INSURANCE' | 'STORAGE_LOCATION',
    id: number,
  ): Promise<boolean> {
    const held = await executor
      .selectFrom('custom_attributes')
      .select('id')
      .where('id', '=', id)
      .where('type', '=', type)
      .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
      .forKeyShare()
      .executeTakeFirst()
    return held !== undefined
  }

  async setTags(
    transaction: Transaction,
    itemIds: readonly number[],
    tagIds: readonly number[],
  ): Promise<void> {
    await setTags(transaction, itemIds, tagIds)
  }

  /** Puts a tag behind those that the items carry. Returns how many others the fullest of them carries. */
  async addTag(transaction: Transaction, itemIds: readonly number[], tagId: number): Promise<number> {
    const {
      rows: [most],
    } = await sql<{ others: number }>`${PREPARED}
      WITH carried AS (
        SELECT item_id, count(*) FILTER (WHERE tag_id <> ${tagId}) AS others, max(place) AS place FROM vault_item_tags WHERE item_id = ANY(${[...itemIds]}::bigint[]) GROUP BY item_id
      ), added AS (
        INSERT INTO vault_item_tags (item_id, tag_id, place)
        SELECT item_id, ${tagId}, coalesce(carried.place, 0) + 1 FROM unnest(${[...itemIds]}::bigint[]) AS chosen (item_id) LEFT JOIN carried USING (item_id)
        ON CONFLICT (item_id, tag_id) DO NOTHING
      )
      SELECT coalesce(max(others), 0) AS others FROM carried
    `.execute(transaction)
    return most?.others ?? 0
  }

  async removeTag(transaction: Transaction, itemIds: readonly number[], tagId: number): Promise<void> {
    await sql`${PREPARED} DELETE FROM vault_item_tags WHERE item_id = ANY(${[...itemIds]}::bigint[]) AND tag_id = ${tagId}`.execute(
      transaction,
    )
  }

  async setSpecifics(
    transaction: Transaction,
    itemId: number,
    specifics: readonly SpecificInput[],
    areReleased = false,
  ): Promise<void> {
    await setSpecifics(transaction, itemId, specifics, areReleased)
  }

  /** Specifics of several items, in their order. */
  async specificsOf(
    transaction: Transaction,
    itemIds: readonly number[],
  ): Promise<{ id: number; itemId: number; displayName: string; value: string }[]> {
    return await transaction
      .selectFrom('vault_item_specifics')
      .select(['id', 'item_id as itemId', 'display_name as displayName', 'value'])
      .where(sql<boolean>`item_id = ANY(${[...itemIds]}::bigint[])`)
      .orderBy('item_id')
      .orderBy('place')
      .orderBy('id')
      .execute()
  }

  /** Leaves these specifics of an item released, and no others. */
  async releaseSpecifics(transaction: Transaction, itemId: number, ids: readonly number[]): Promise<void> {
    await sql`UPDATE vault_item_specifics SET is_released = id = ANY(${[...ids]}::bigint[]) WHERE item_id = ${itemId}`.execute(
      transaction,
    )
  }
}
