import type { VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import type { Transaction } from '@vitrine/database/database'
import type { VaultItemRecords } from '@vitrine/database/generated/schema'
import { sql, type Insertable } from 'kysely'
import { columnsOf, wordsOf } from './record-rules.ts'
import { inventoryNumberKeys } from './text-keys.ts'

interface OwnItem {
  id: number
  userId: number
}

/**
 * The number is the item's that was given it first, also when that item is deleted or erased. Returns
 * whether it is this one's.
 */
export async function claimInventoryNumber(
  transaction: Transaction,
  { id, userId }: OwnItem,
  number: string,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO vault_inventory_numbers AS given (user_id, number_key, number, item_id)
    VALUES (${userId}, ${inventoryNumberKeys(number).number_key}, ${number}, ${id})
    ON CONFLICT (user_id, number_key) DO UPDATE SET number = excluded.number WHERE given.item_id = excluded.item_id
    RETURNING number
  `.execute(transaction)
  return rows.length > 0
}

/** Gives a restored item its inventory number back, or none if an import gave the number to another item. */
export async function reclaimInventoryNumber(transaction: Transaction, item: OwnItem): Promise<void> {
  const record = await transaction
    .selectFrom('vault_item_records')
    .select('inventory_number as number')
    .where('item_id', '=', item.id)
    .executeTakeFirst()
  if (!record?.number || (await claimInventoryNumber(transaction, item, record.number))) return
  await transaction
    .updateTable('vault_item_records')
    .set({ inventory_number: '' })
    .where('item_id', '=', item.id)
    .execute()
}

export async function writeRecordColumns(
  transaction: Transaction,
  { id, userId }: OwnItem,
  record: VaultRecord,
): Promise<void> {
  const columns = columnsOf(record) as Omit<Insertable<VaultItemRecords>, 'item_id' | 'user_id' | 'words'>
  const words = sql<string>`array_to_tsvector(${wordsOf(record)}::text[])`
  await transaction
    .insertInto('vault_item_records')
    .values({ ...columns, item_id: id, user_id: userId, words })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet({ ...columns, words }))
    .execute()
}

export async function writeCosts(
  transaction: Transaction,
  itemId: number,
  costs: VaultRecord['costs'],
): Promise<void> {
  await transaction.deleteFrom('vault_item_costs').where('item_id', '=', itemId).execute()
  if (costs.length > 0)
    await transaction
      .insertInto('vault_item_costs')
      .values(costs.map((cost, place) => ({ ...cost, item_id: itemId, place })))
      .execute()
}

export async function writeValuations(
  transaction: Transaction,
  itemId: number,
  valuations: VaultRecord['valuations'],
): Promise<void> {
  await transaction.deleteFrom('vault_given_valuations').where('item_id', '=', itemId).execute()
  if (valuations.length > 0)
    await transaction
      .insertInto('vault_given_valuations')
      .values(
        valuations.map(({ amountMax, isInsuredValue, ...valuation }, place) => ({
          ...valuation,
          amount_max: amountMax,
          is_insured_value: isInsuredValue,
          item_id: itemId,
          place,
        })),
      )
      .execute()
}
