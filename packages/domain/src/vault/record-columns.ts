import { recordFields, type RecordField } from '@vitrine/contracts/vault-records/record-fields'
import { columnOf } from '@vitrine/database/column-names'
import { sql, type RawBuilder } from 'kysely'

/** What has rows of its own, or is part of another table. */
const ownTables = ['costs', 'valuations', 'photoRoles'] as const
type OwnTable = (typeof ownTables)[number]
export type ColumnField = Exclude<RecordField, { name: OwnTable }>

const isColumn = (field: RecordField): field is ColumnField => !ownTables.some((name) => name === field.name)

/** The fields that are columns of `vault_item_records`. */
export const recordColumnFields: readonly ColumnField[] = recordFields.filter(isColumn)

/** Where nothing was saved yet. */
function emptyValue({ kind, name }: RecordField): RawBuilder<unknown> | null {
  if (kind === 'line' || kind === 'text') return sql`''`
  if (kind === 'rows') return sql`'[]'::jsonb`
  if (kind === 'count') return sql`1`
  return name === 'valuesAre' ? sql`'all'` : null
}

/** The value of a field, of a `record` that may be missing. */
export function recordValue(field: ColumnField): RawBuilder<unknown> {
  const column = sql.ref(`record.${columnOf(field.name)}`)
  if (field.kind === 'day') return sql`to_char(${column}, 'YYYY-MM-DD')`
  if (field.kind === 'amount') return sql`${column}::float8`
  const empty = emptyValue(field)
  return empty ? sql`coalesce(${column}, ${empty})` : column
}

/** The ownership that holds, of `item` and its `record`: the same as `ownershipOf` of contracts. */
export const ownershipValue = sql<string>`CASE WHEN item.sold_price IS NOT NULL THEN 'sold' ELSE coalesce(record.ownership, 'owned') END`

/** What an item has in other tables, as jsonb, of `vault_items item`. */
export const recordLists: Readonly<Record<OwnTable, RawBuilder<unknown>>> = {
  costs: sql`coalesce((
    SELECT jsonb_agg(jsonb_build_object('kind', cost.kind, 'amount', cost.amount, 'currency', cost.currency, 'day', cost.day, 'note', cost.note) ORDER BY cost.place)
    FROM vault_item_costs cost WHERE cost.item_id = item.id
  ), '[]')`,
  valuations: sql`coalesce((
    SELECT jsonb_agg(jsonb_build_object('basis', given.basis, 'amount', given.amount, 'amountMax', given.amount_max, 'currency', given.currency, 'day', given.day,
      'valuer', given.valuer, 'note', given.note, 'isInsuredValue', given.is_insured_value) ORDER BY given.place)
    FROM vault_given_valuations given WHERE given.item_id = item.id
  ), '[]')`,
  photoRoles: sql`coalesce((
    SELECT jsonb_agg(jsonb_build_object('imageId', photo.id, 'role', photo.role) ORDER BY photo.place, photo.id)
    FROM vault_media photo WHERE photo.item_id = item.id AND photo.kind = 'image' AND photo.removed_at IS NULL AND photo.role IS NOT NULL
  ), '[]')`,
}
