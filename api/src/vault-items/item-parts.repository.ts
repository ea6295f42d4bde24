import { Injectable } from '@nestjs/common'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { specificName } from './vault-item.rules.ts'

export interface SpecificInput {
  id?: number | undefined
  displayName: string
  value: string
}

/** What an item carries in tables of its own, and what it refers to. */
@Injectable()
export class ItemPartsRepository {
  /** Those of the ids that are the member's tags; nobody deletes them until the transaction ends. */
  async holdTags(transaction: Transaction, userId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set()
    const rows = await transaction.selectFrom('tags').select('id').where('user_id', '=', userId).where('id', 'in', ids).orderBy('id').forKeyShare().execute()
    return new Set(rows.map(({ id }) => id))
  }

  async holdCollection(transaction: Transaction, userId: number, id: number): Promise<boolean> {
    return (await transaction.selectFrom('collections').select('id').where('user_id', '=', userId).where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined
  }

  /** One of the member's own or a default entry. */
  async holdAttribute(transaction: Transaction, userId: number, type: 'INSURANCE' | 'STORAGE_LOCATION', id: number): Promise<boolean> {
    const held = await transaction
      .selectFrom('custom_attributes')
      .select('id')
      .where('id', '=', id)
      .where('type', '=', type)
      .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
      .forKeyShare()
      .executeTakeFirst()
    return held !== undefined
  }

  /** Leaves the items with these tags, in this order. */
  async setTags(transaction: Transaction, itemIds: readonly number[], tagIds: readonly number[]): Promise<void> {
    await sql`DELETE FROM vault_item_tags WHERE item_id = ANY(${[...itemIds]}::bigint[]) AND NOT tag_id = ANY(${[...tagIds]}::bigint[])`.execute(transaction)
    await sql`
      INSERT INTO vault_item_tags (item_id, tag_id, place)
      SELECT item_id, tag_id, place FROM unnest(${[...itemIds]}::bigint[]) AS item_id CROSS JOIN unnest(${[...tagIds]}::bigint[]) WITH ORDINALITY AS chosen (tag_id, place)
      ON CONFLICT (item_id, tag_id) DO UPDATE SET place = excluded.place
    `.execute(transaction)
  }

  async addTag(transaction: Transaction, itemIds: readonly number[], tagId: number): Promise<void> {
    await sql`
      INSERT INTO vault_item_tags (item_id, tag_id, place)
      SELECT item_id, ${tagId}, (SELECT coalesce(max(place), 0) + 1 FROM vault_item_tags carried WHERE carried.item_id = chosen.item_id)
      FROM unnest(${[...itemIds]}::bigint[]) AS chosen (item_id)
      ON CONFLICT (item_id, tag_id) DO NOTHING
    `.execute(transaction)
  }

  async removeTag(transaction: Transaction, itemIds: readonly number[], tagId: number): Promise<void> {
    await sql`DELETE FROM vault_item_tags WHERE item_id = ANY(${[...itemIds]}::bigint[]) AND tag_id = ${tagId}`.execute(transaction)
  }

  /** How many tags each of the items carries beside this one. */
  async mostOtherTags(transaction: Transaction, itemIds: readonly number[], tagId: number): Promise<number> {
    const { rows: [most] } = await sql<{ tags: number }>`
      SELECT coalesce(max(carried.tags), 0) AS tags
      FROM (SELECT count(*) AS tags FROM vault_item_tags WHERE item_id = ANY(${[...itemIds]}::bigint[]) AND tag_id <> ${tagId} GROUP BY item_id) carried
    `.execute(transaction)
    return Number(most?.tags ?? 0)
  }

  /** Rows keep their ids where these are the item's; all others are new. */
  async setSpecifics(transaction: Transaction, itemId: number, specifics: readonly SpecificInput[]): Promise<void> {
    const kept = await transaction.selectFrom('vault_item_specifics').select('id').where('item_id', '=', itemId).execute()
    const free = new Set(kept.map(({ id }) => id))
    const rows = specifics.map(({ id, displayName, value }, place) => ({
      id: id !== undefined && free.delete(id) ? id : null,
      columns: { place, name: specificName(displayName), display_name: displayName, value },
    }))
    if (free.size > 0) await transaction.deleteFrom('vault_item_specifics').where('id', 'in', [...free]).execute()
    for (const { id, columns } of rows) if (id !== null) await transaction.updateTable('vault_item_specifics').set(columns).where('id', '=', id).execute()
    const added = rows.flatMap(({ id, columns }) => (id === null ? [{ ...columns, item_id: itemId }] : []))
    if (added.length > 0) await transaction.insertInto('vault_item_specifics').values(added).execute()
  }
}
