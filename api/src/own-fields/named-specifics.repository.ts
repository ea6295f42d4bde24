import { Injectable } from '@nestjs/common'
import { sameTextKey } from '@vitrine/contracts/same-text'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { specificName } from '@vitrine/domain/vault/item-values'

/** Item specifics by their names, over all items of a member. */
@Injectable()
export class NamedSpecificsRepository {
  /** The names that are the same as this one, as they are written in the member's items. */
  async namesLike(transaction: Transaction, userId: number, name: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      SELECT DISTINCT specific.display_name AS name FROM vault_item_specifics specific
      JOIN vault_items item ON item.id = specific.item_id WHERE item.user_id = ${userId}
    `.execute(transaction)
    const key = sameTextKey(name)
    return rows.flatMap((row) => (sameTextKey(row.name) === key ? [row.name] : []))
  }

  /** Items with a specific of these names, those in the trash as well, in the order of their ids. */
  async lockItems(transaction: Transaction, userId: number, names: readonly string[]): Promise<number[]> {
    if (names.length === 0) return []
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM vault_items item WHERE user_id = ${userId} AND EXISTS (
        SELECT FROM vault_item_specifics specific WHERE specific.item_id = item.id AND specific.display_name = ANY(${[...names]}::text[])
      ) ORDER BY id FOR UPDATE
    `.execute(transaction)
    return rows.map(({ id }) => id)
  }

  /** Of items that are locked. Returns their new revisions. */
  async rename(
    transaction: Transaction,
    ids: readonly number[],
    { names, after, at }: { names: readonly string[]; after: string; at: Date },
  ): Promise<{ id: number; revision: number }[]> {
    await sql`
      UPDATE vault_item_specifics SET display_name = ${after}, name = ${specificName(after)}
      WHERE item_id = ANY(${[...ids]}::bigint[]) AND display_name = ANY(${[...names]}::text[])
    `.execute(transaction)
    const { rows } = await sql<{ id: number; revision: number }>`
      UPDATE vault_items SET updated_at = ${at}, revision = revision + 1
      WHERE id = ANY(${[...ids]}::bigint[]) RETURNING id, revision
    `.execute(transaction)
    return rows
  }
}
