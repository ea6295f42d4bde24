import { ownershipOf, type Ownership } from '@vitrine/contracts/vault-items/ownership'
import type { VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import { fixedSql } from '@vitrine/database/compiled-once'
import type { Executor } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import { sql, type RawBuilder } from 'kysely'
import { recordColumnFields, recordLists, recordValue, type ColumnField } from './record-columns.ts'

interface Row extends Omit<VaultRecord, 'ownership' | 'worthScore' | 'parts'> {
  itemId: number
  userId: number
  storedOwnership: Ownership | null
  soldPrice: number | null
  parts: VaultRecord['parts']
  imageIds: number[]
  worthMin: number | null
  worth: number | null
  worthMax: number | null
  worthCurrency: string | null
  worthAt: Date | null
}

function selected(field: ColumnField): RawBuilder<unknown> {
  return sql`${recordValue(field)} AS ${sql.ref(field.name === 'ownership' ? 'storedOwnership' : field.name)}`
}

const recordColumns = fixedSql(sql`
  item.id AS "itemId", item.user_id AS "userId", item.revision, item.sold_price::float8 AS "soldPrice",
  ${sql.join(recordColumnFields.map(selected))}, record.earliest_year AS "earliestYear", record.latest_year AS "latestYear",
  ${sql.join(Object.entries(recordLists).map(([name, list]) => sql`${list} AS ${sql.ref(name)}`))},
  ARRAY(SELECT photo.id FROM vault_media photo WHERE photo.item_id = item.id AND photo.kind = 'image' AND photo.removed_at IS NULL) AS "imageIds",
  item.estimated_price_min::float8 AS "worthMin", item.mean_price::float8 AS worth, item.estimated_price_max::float8 AS "worthMax",
  item.estimate_currency AS "worthCurrency", item.estimated_at AS "worthAt"`)

/** A record with what its response does not name. */
export interface StoredRecord {
  itemId: number
  userId: number
  /** Photos that the item has. */
  imageIds: readonly number[]
  record: VaultRecord
}

/** @param which follows `FROM vault_items item LEFT JOIN vault_item_records record`: conditions and order */
export async function loadRecords(executor: Executor, which: RawBuilder<unknown>): Promise<StoredRecord[]> {
  const { rows } = await sql<Row>`${PREPARED}
    SELECT ${recordColumns} FROM vault_items item LEFT JOIN vault_item_records record ON record.item_id = item.id ${which}
  `.execute(executor)
  return rows.map(toRecord)
}

/** The record of one item that is not deleted; undefined where there is none. */
export async function findRecord(
  executor: Executor,
  userId: number,
  id: number,
): Promise<StoredRecord | undefined> {
  const [found] = await loadRecords(
    executor,
    sql`WHERE item.id = ${id} AND item.user_id = ${userId} AND item.deleted_at IS NULL`,
  )
  return found
}

function toRecord({
  itemId,
  userId,
  storedOwnership,
  soldPrice,
  imageIds,
  worthMin,
  worth,
  worthMax,
  worthCurrency,
  worthAt,
  ...row
}: Row): StoredRecord {
  const ownership = ownershipOf(storedOwnership, soldPrice)
  const record: VaultRecord = {
    ...row,
    // A photo that was taken out of the item shows nothing of it any more.
    parts: row.parts.map((part) => ({
      ...part,
      imageIds: part.imageIds.filter((id) => imageIds.includes(id)),
    })),
    ownership,
    ...(ownership === 'sold' &&
      soldPrice !== null && { ownershipPrice: soldPrice, ownershipCurrency: 'USD' }),
    worthScore:
      worthMin !== null && worth !== null && worthMax !== null && worthAt !== null
        ? {
            amountMin: worthMin,
            amount: worth,
            amountMax: worthMax,
            currency: worthCurrency ?? 'USD',
            valuedAt: worthAt.toISOString(),
          }
        : null,
  }
  return { itemId, userId, imageIds, record }
}
