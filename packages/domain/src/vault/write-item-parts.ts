import type { Transaction } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import { sql } from 'kysely'
import { specificName } from './item-values.ts'

export interface SpecificInput {
  id?: number | undefined
  displayName: string
  value: string
}

/** Leaves the items with these tags, in this order. */
export async function setTags(
  transaction: Transaction,
  itemIds: readonly number[],
  tagIds: readonly number[],
): Promise<void> {
  await sql`${PREPARED} DELETE FROM vault_item_tags WHERE item_id = ANY(${[...itemIds]}::bigint[]) AND NOT tag_id = ANY(${[...tagIds]}::bigint[])`.execute(
    transaction,
  )
  await sql`${PREPARED}
    INSERT INTO vault_item_tags (item_id, tag_id, place)
    SELECT item_id, tag_id, place FROM unnest(${[...itemIds]}::bigint[]) AS item_id CROSS JOIN unnest(${[...tagIds]}::bigint[]) WITH ORDINALITY AS chosen (tag_id, place)
    ON CONFLICT (item_id, tag_id) DO UPDATE SET place = excluded.place
  `.execute(transaction)
}

/**
 * Rows keep their ids where these are the item's; all others are new. A row stays released by its id; one
 * without it takes over from a row of its name that is replaced.
 *
 * @param areReleased whether everybody sees what is new
 */
export async function setSpecifics(
  transaction: Transaction,
  itemId: number,
  specifics: readonly SpecificInput[],
  areReleased = false,
): Promise<void> {
  const kept = await transaction
    .selectFrom('vault_item_specifics')
    .select(['id', 'name', 'is_released'])
    .where('item_id', '=', itemId)
    .orderBy('place')
    .orderBy('id')
    .execute()
  const free = new Set(kept.map(({ id }) => id))
  const placed = specifics.map(({ id, displayName, value }, place) => ({
    id: id !== undefined && free.delete(id) ? id : null,
    columns: { place, name: specificName(displayName), display_name: displayName, value },
  }))
  const replaced = kept.filter(({ id }) => free.has(id))
  const rows = placed.map((row) => {
    if (row.id !== null) return row
    const at = replaced.findIndex(({ name }) => name === row.columns.name)
    const [former] = at < 0 ? [] : replaced.splice(at, 1)
    return { ...row, columns: { ...row.columns, is_released: former?.is_released ?? areReleased } }
  })
  if (free.size > 0)
    await transaction
      .deleteFrom('vault_item_specifics')
      .where('id', 'in', [...free])
      .execute()
  for (const { id, columns } of rows)
    if (id !== null)
      await transaction.updateTable('vault_item_specifics').set(columns).where('id', '=', id).execute()
  const added = rows.flatMap(({ id, columns }) => (id === null ? [{ ...columns, item_id: itemId }] : []))
  if (added.length > 0) await transaction.insertInto('vault_item_specifics').values(added).execute()
}
