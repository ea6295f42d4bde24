import { recordFields, type RecordField } from '@vitrine/contracts/vault-records/record-fields'
import { ownershipOf, type Ownership } from '@vitrine/contracts/vault-items/ownership'
import type { VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import { columnOf } from '@vitrine/database/column-names'
import { fixedSql } from '@vitrine/database/compiled-once'
import type { Executor } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import { sql, type RawBuilder } from 'kysely'

/** What has rows of its own, or is part of another table. */
const ownTables = ['costs', 'valuations', 'photoRoles'] as const
type OwnTable = (typeof ownTables)[number]

const isColumn = (field: RecordField): field is Exclude<RecordField, { name: OwnTable }> =>
  !ownTables.some((name) => name === field.name)

/** The fields that are columns of `vault_item_records`. */
export const columnFields = recordFields.filter(isColumn)

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

/** Where nothing was saved yet. */
function emptyValue({ kind, name }: RecordField): RawBuilder<unknown> | null {
  if (kind === 'line' || kind === 'text') return sql`''`
  if (kind === 'rows') return sql`'[]'::jsonb`
  if (kind === 'count') return sql`1`
  return name === 'valuesAre' ? sql`'all'` : null
}

function selected(field: RecordField): RawBuilder<unknown> {
  const column = sql.ref(`record.${columnOf(field.name)}`)
  const as = sql.ref(field.name === 'ownership' ? 'storedOwnership' : field.name)
  if (field.kind === 'day') return sql`to_char(${column}, 'YYYY-MM-DD') AS ${as}`
  if (field.kind === 'amount') return sql`${column}::float8 AS ${as}`
  const empty = emptyValue(field)
  return empty ? sql`coalesce(${column}, ${empty}) AS ${as}` : sql`${column} AS ${as}`
}

const recordColumns = fixedSql(sql`
  item.id AS "itemId", item.user_id AS "userId", item.revision, item.sold_price::float8 AS "soldPrice",
  ${sql.join(columnFields.map(selected))}, record.earliest_year AS "earliestYear", record.latest_year AS "latestYear",
  coalesce((
    SELECT json_agg(json_build_object('kind', cost.kind, 'amount', cost.amount, 'currency', cost.currency, 'day', cost.day, 'note', cost.note) ORDER BY cost.place)
    FROM vault_item_costs cost WHERE cost.item_id = item.id
  ), '[]') AS costs,
  coalesce((
    SELECT json_agg(json_build_object('basis', given.basis, 'amount', given.amount, 'amountMax', given.amount_max, 'currency', given.currency, 'day', given.day,
      'valuer', given.valuer, 'note', given.note, 'isInsuredValue', given.is_insured_value) ORDER BY given.place)
    FROM vault_given_valuations given WHERE given.item_id = item.id
  ), '[]') AS valuations,
  coalesce((
    SELECT json_agg(json_build_object('imageId', photo.id, 'role', photo.role) ORDER BY photo.place, photo.id)
    FROM vault_media photo WHERE photo.item_id = item.id AND photo.kind = 'image' AND photo.removed_at IS NULL AND photo.role IS NOT NULL
  ), '[]') AS "photoRoles",
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
