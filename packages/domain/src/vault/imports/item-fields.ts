import { entryFields } from '@vitrine/contracts/vault-items/item-fields'
import { recordFields, type RecordFieldName } from '@vitrine/contracts/vault-records/record-fields'
import type { RecordChange, VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import { columnOf } from '@vitrine/database/column-names'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { readItemFields, type ComparedSet } from '../item-changes.ts'
import { loadRecords } from '../record-rows.ts'
import { recordAfter, soldPriceOf } from '../record-rules.ts'
import { changedTitleKeys } from '../text-keys.ts'
import { setSpecifics, setTags } from '../write-item-parts.ts'
import { claimInventoryNumber, writeCosts, writeRecordColumns, writeValuations } from '../write-record.ts'

/** Values of fields by their names, in the form in which an item's history records them. */
export type FieldValues = Readonly<Record<string, unknown>>

/** What an import may change of an item. */
export const importedSets: readonly ComparedSet[] = [
  'texts',
  'entries',
  'category',
  'collection',
  'tags',
  'record',
]

/** An item as it is before a row of an import changes it. */
export interface StoredItem {
  id: number
  userId: number
  revision: number
  title: string
  fields: FieldValues
  record: VaultRecord
  imageIds: readonly number[]
}

interface Named {
  id: number | null
}
/** An insurer or storage location. The id is null of one that is named and not found yet. */
export interface StoredEntry {
  isGiven: boolean
  entry: (Named & { displayName: string }) | null
}

/** Items of a member that are in the vault, by their ids; locked, they stay so until the transaction ends. */
export async function loadItems(
  executor: Executor,
  userId: number,
  ids: readonly number[],
  { isLocking }: { isLocking: boolean },
): Promise<Map<number, StoredItem>> {
  if (ids.length === 0) return new Map()
  const which = sql`user_id = ${userId} AND deleted_at IS NULL AND id = ANY(${[...ids]}::bigint[])`
  if (isLocking) await sql`SELECT id FROM vault_items WHERE ${which} ORDER BY id FOR UPDATE`.execute(executor)
  const records = await loadRecords(
    executor,
    sql`WHERE item.user_id = ${userId} AND item.deleted_at IS NULL AND item.id = ANY(${[...ids]}::bigint[])`,
  )
  const found = await readItemFields(
    executor,
    records.map(({ itemId }) => itemId),
    importedSets.filter((set) => set !== 'record'),
  )
  return new Map(
    records.map(({ itemId, record, imageIds }) => {
      const fields = { ...found.get(itemId), ...recordValues(record) }
      const item = { id: itemId, userId, revision: record.revision, title: String(fields['title']) }
      return [itemId, { ...item, fields, record, imageIds }]
    }),
  )
}

export function recordValues(record: VaultRecord): Record<string, unknown> {
  return Object.fromEntries(recordFields.map(({ name }) => [name, record[name]]))
}

export function isRecordField(name: string): name is RecordFieldName {
  return recordFields.some((field) => field.name === name)
}

/** The id of a tag, collection, insurer or storage location that a value names; null where it is not there. */
export type IdOfNamed = (
  kind: 'tag' | 'collection' | 'insurance' | 'storageLocation',
  named: { id: number | null; name: string },
) => number | null

/** Sets fields of an item that this transaction has locked; the others stay. Returns its new revision. */
export async function writeFields(
  transaction: Transaction,
  { item, values, idOf, now }: { item: StoredItem; values: FieldValues; idOf: IdOfNamed; now: Date },
): Promise<number> {
  const change = Object.fromEntries(
    Object.entries(values).filter(([name]) => isRecordField(name)),
  ) as RecordChange
  const hasRecord = Object.keys(change).length > 0
  const after = recordAfter(item.record, change)
  const saysOwnership = ['ownership', 'ownershipPrice', 'ownershipCurrency'].some((name) => name in change)
  if (hasRecord) {
    if (change.inventoryNumber) await claimInventoryNumber(transaction, item, change.inventoryNumber)
    await writeRecordColumns(transaction, item, after)
    if (change.costs) await writeCosts(transaction, item.id, after.costs)
    if (change.valuations) await writeValuations(transaction, item.id, after.valuations)
  }
  if ('tags' in values) {
    const tags = values['tags'] as readonly (Named & { title: string })[]
    const ids = tags.map(({ id, title }) => idOf('tag', { id, name: title }))
    await setTags(transaction, [item.id], [...new Set(ids.filter((id) => id !== null))])
  }
  if ('itemSpecifics' in values)
    await setSpecifics(
      transaction,
      item.id,
      values['itemSpecifics'] as readonly { displayName: string; value: string }[],
    )
  const { revision } = await transaction
    .updateTable('vault_items')
    .set((update) => ({
      ...itemColumns(item, values, idOf),
      ...(saysOwnership && {
        sold_price: soldPriceOf(after) ?? (values['soldPrice'] as number | null | undefined) ?? null,
      }),
      updated_at: now,
      revision: update('revision', '+', 1),
    }))
    .where('id', '=', item.id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

const otherColumns: Readonly<Record<string, string>> = {
  numberOfYearsInFamily: 'years_in_family',
  itemSignificances: 'significances',
}
const plainFields = [
  'title',
  'description',
  'subtitle',
  'purchaseDate',
  'purchasePrice',
  'soldPrice',
  'numberOfYearsInFamily',
  'itemSignificances',
] as const

function itemColumns({ title }: StoredItem, values: FieldValues, idOf: IdOfNamed): Record<string, unknown> {
  const columns: Record<string, unknown> = {}
  for (const name of plainFields)
    if (name in values) columns[otherColumns[name] ?? columnOf(name)] = values[name]
  if (typeof values['title'] === 'string') Object.assign(columns, changedTitleKeys(title, values['title']))
  if ('categoryId' in values) columns['category_id'] = (values['categoryId'] as Named | null)?.id ?? null
  if ('itemCollections' in values) {
    const [collection] = values['itemCollections'] as readonly (Named & { title: string })[]
    columns['collection_id'] = collection
      ? idOf('collection', { id: collection.id, name: collection.title })
      : null
  }
  for (const { name, answer } of entryFields) {
    if (!(name in values)) continue
    const { isGiven, entry } = values[name] as StoredEntry
    columns[`${columnOf(name)}_id`] = entry ? idOf(name, { id: entry.id, name: entry.displayName }) : null
    columns[columnOf(answer)] = isGiven
  }
  return columns
}
