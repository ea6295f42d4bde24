import { DEFAULT_TAG_COLOR } from '@vitrine/contracts/tags/tags'
import { sameTextKey } from '@vitrine/contracts/same-text'
import { newEvent } from '@vitrine/contracts/event'
import { createdKinds, type CreatedKind } from '@vitrine/contracts/vault-imports/imports'
import { vaultItemCreated } from '@vitrine/contracts/vault-items/events'
import { entryFields } from '@vitrine/contracts/vault-items/item-fields'
import { columnOf } from '@vitrine/database/column-names'
import { normalizeLine } from '@vitrine/contracts/vault-items/plain-text'
import type { Executor, Transaction } from '@vitrine/database/database'
import type { VaultItemRecords } from '@vitrine/database/generated/schema'
import { appendEvents } from '@vitrine/messaging/outbox'
import { sql, type Insertable } from 'kysely'
import { recordItemEvent, type ItemChanger } from '../item-changes.ts'
import { plainColumns, specificName } from '../item-values.ts'
import { columnsOf, emptyRecord, recordAfter, soldPriceOf, wordsOf } from '../record-rules.ts'
import { collectionKeys, nameKeys, titleKeys } from '../text-keys.ts'
import { namesByKey, type Names, type PlannedItem } from './import-row.ts'

export const byImport: ItemChanger = { kind: 'import', userId: null }

/** Creates the items of a batch with what they refer to, in the order of the batch. Returns their ids. */
export async function createItems(
  transaction: Transaction,
  { importId, userId, now }: { importId: number; userId: number; now: Date },
  items: readonly PlannedItem[],
): Promise<number[]> {
  const ids = await idsOfNames(transaction, { importId, userId, now }, items)
  const records = items.map(({ record }) => recordAfter(emptyRecord, record))
  const created = await insertItems(
    transaction,
    items.map((item, at) => {
      const record = records[at] ?? emptyRecord
      const entries = entryFields.map((field): [string, unknown] => [
        `${columnOf(field.name)}_id`,
        item.input[field.name]?.id === 0 ? idOf(ids, field.name, item.names[field.name][0]) : null,
      ])
      const answers = entryFields.map((field): [string, unknown] => [
        columnOf(field.answer),
        item.input[field.answer] ?? false,
      ])
      const plain = plainColumns(item.input)
      return {
        ...plain,
        sold_price: soldPriceOf(record) ?? plain.sold_price,
        ...Object.fromEntries([...entries, ...answers]),
        collection_id: idOf(ids, 'collection', item.names.collection[0]),
        ...titleKeys(item.input.title),
        user_id: userId,
        created_at: now,
        updated_at: now,
      }
    }),
  )
  const idByKey = new Map(created.map(({ id, titleKey }) => [titleKey, id]))
  const itemIds = items.map(({ input }) => {
    const id = idByKey.get(sameTextKey(input.title))
    if (id === undefined) throw new Error('an imported item has no row')
    return id
  })
  const rowsOf = <Row>(make: (item: PlannedItem, id: number, at: number) => readonly Row[]) =>
    items.flatMap((item, at) => make(item, itemIds[at] ?? 0, at))

  await insertRows(
    transaction,
    'vault_item_tags',
    { item_id: 'bigint', tag_id: 'bigint', place: 'int' },
    rowsOf(({ names }, id) =>
      names.tag.map((name, at) => ({ item_id: id, tag_id: idOf(ids, 'tag', name), place: at + 1 })),
    ),
  )
  await insertRows(
    transaction,
    'vault_item_specifics',
    {
      item_id: 'bigint',
      place: 'int',
      name: 'text',
      display_name: 'text',
      value: 'text',
      is_released: 'boolean',
    },
    rowsOf(({ input }, id) =>
      (input.itemSpecifics ?? []).map(({ displayName, value }, place) => ({
        item_id: id,
        place,
        name: specificName(displayName),
        display_name: displayName,
        value,
        is_released: false,
      })),
    ),
  )
  const withRecord = rowsOf(({ record }, id, at) =>
    Object.values(record).some((value) => value !== undefined)
      ? [{ id, record: records[at] ?? emptyRecord }]
      : [],
  )
  if (withRecord.length > 0)
    await transaction
      .insertInto('vault_item_records')
      .values(
        withRecord.map(({ id, record }) => ({
          ...(columnsOf(record) as Omit<Insertable<VaultItemRecords>, 'item_id' | 'user_id' | 'words'>),
          item_id: id,
          user_id: userId,
          words: sql<string>`array_to_tsvector(${wordsOf(record)}::text[])`,
        })),
      )
      .execute()
  await insertRows(
    transaction,
    'vault_item_costs',
    {
      item_id: 'bigint',
      place: 'int',
      kind: 'text',
      amount: 'numeric',
      currency: 'text',
      day: 'date',
      note: 'text',
    },
    withRecord.flatMap(({ id, record }) =>
      record.costs.map((cost, place) => ({ ...cost, item_id: id, place })),
    ),
  )
  await insertRows(
    transaction,
    'vault_given_valuations',
    {
      item_id: 'bigint',
      place: 'int',
      basis: 'text',
      amount: 'numeric',
      amount_max: 'numeric',
      currency: 'text',
      day: 'date',
      valuer: 'text',
      note: 'text',
      is_insured_value: 'boolean',
    },
    withRecord.flatMap(({ id, record }) =>
      record.valuations.map(({ amountMax, isInsuredValue, ...valuation }, place) => ({
        ...valuation,
        amount_max: amountMax,
        is_insured_value: isInsuredValue,
        item_id: id,
        place,
      })),
    ),
  )
  await insertRows(
    transaction,
    'vault_inventory_numbers',
    { user_id: 'bigint', number_key: 'text', number: 'text', item_id: 'bigint' },
    withRecord.flatMap(({ id, record: { inventoryNumber: number } }) =>
      number ? [{ user_id: userId, number_key: sameTextKey(number), number, item_id: id }] : [],
    ),
  )
  await recordItemEvent(transaction, 'created', { ids: itemIds, by: byImport, at: now })
  await sql`
    INSERT INTO vault_import_items (item_id, import_id, revision)
    SELECT id, ${importId}, revision FROM vault_items WHERE id = ANY(${itemIds}::bigint[])
  `.execute(transaction)
  await appendEvents(
    transaction,
    created.map(({ id, revision }) => newEvent(vaultItemCreated, { itemId: id, revision })),
  )
  return itemIds
}

async function insertItems(transaction: Transaction, items: readonly Record<string, unknown>[]) {
  return await transaction
    .insertInto('vault_items')
    .values(items as never)
    .returning(['id', 'revision', 'title_key as titleKey'])
    .execute()
}

/** One statement, which is the same for any number of rows. */
async function insertRows(
  transaction: Transaction,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
  const types = sql.join(
    Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
  )
  await sql`
    INSERT INTO ${sql.table(table)} (${names})
    SELECT ${names} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (${types})
  `.execute(transaction)
}

export type Ids = ReadonlyMap<string, number>

export function idOf(ids: Ids, kind: CreatedKind, name: string | undefined): number | null {
  return name === undefined ? null : (ids.get(nameOf(kind, name)) ?? null)
}

function nameOf(kind: CreatedKind, name: string): string {
  return `${kind}:${sameTextKey(name)}`
}

/** The records that items name; those that are not there yet are made, and noted for the undo. */
export async function idsOfNames(
  transaction: Transaction,
  { importId, userId, now }: { importId: number; userId: number; now: Date },
  items: readonly { names: Names }[],
): Promise<Ids> {
  const wanted = createdKinds.map((kind) => ({
    kind,
    names: namesByKey(items.flatMap(({ names }) => names[kind])),
  }))
  const ids = new Map<string, number>()
  if (wanted.every(({ names }) => names.size === 0)) return ids
  // Of two who name new records of a member, one waits for the other.
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  for (const { kind, names } of wanted) {
    if (names.size === 0) continue
    for (const { key, id } of await findNames(transaction, kind, userId, [...names.keys()]))
      ids.set(`${kind}:${key}`, id)
    const missing = [...names].filter(([key]) => !ids.has(`${kind}:${key}`)).map(([, name]) => name)
    if (missing.length === 0) continue
    const made = await makeNames(transaction, kind, { userId, now }, missing)
    for (const { key, id } of made) ids.set(`${kind}:${key}`, id)
    await sql`
      INSERT INTO vault_import_records (import_id, kind, record_id)
      SELECT ${importId}, ${kind}, id FROM unnest(${made.map(({ id }) => id)}::bigint[]) AS id
    `.execute(transaction)
  }
  return ids
}

const attributeTypes = { insurance: 'INSURANCE', storageLocation: 'STORAGE_LOCATION' } as const

/** Those of the names that a member has; nobody deletes them until the transaction ends. */
export async function findNames(
  transaction: Executor,
  kind: CreatedKind,
  userId: number,
  keys: readonly string[],
): Promise<{ key: string; id: number }[]> {
  const which =
    kind === 'tag' || kind === 'collection'
      ? sql`SELECT title_key AS key, id FROM ${sql.table(kind === 'tag' ? 'tags' : 'collections')} WHERE user_id = ${userId} AND title_key = ANY(${[...keys]}::text[])`
      : sql`SELECT name_key AS key, id FROM custom_attributes WHERE type = ${attributeTypes[kind]} AND siblings_of = 0 AND (user_id = ${userId} OR user_id IS NULL) AND name_key = ANY(${[...keys]}::text[])`
  const { rows } = await sql<{ key: string; id: number }>`${which} ORDER BY id FOR KEY SHARE`.execute(
    transaction,
  )
  return rows
}

async function makeNames(
  transaction: Transaction,
  kind: CreatedKind,
  { userId, now }: { userId: number; now: Date },
  names: readonly string[],
): Promise<{ key: string; id: number }[]> {
  switch (kind) {
    case 'tag':
      return await transaction
        .insertInto('tags')
        .values(
          names.map(normalizeLine).map((title) => ({
            user_id: userId,
            title,
            color: DEFAULT_TAG_COLOR,
            ...titleKeys(title),
            created_at: now,
          })),
        )
        .returning(['id', 'title_key as key'])
        .execute()
    case 'collection':
      return await transaction
        .insertInto('collections')
        .values(
          names.map(normalizeLine).map((title) => ({
            user_id: userId,
            title,
            description: '',
            ...collectionKeys({ title, description: '' }),
            status: 'private' as const,
            was_public: false,
            created_at: now,
            updated_at: now,
          })),
        )
        .returning(['id', 'title_key as key'])
        .execute()
    case 'insurance':
    case 'storageLocation':
      return await transaction
        .insertInto('custom_attributes')
        .values(
          names.map(normalizeLine).map((displayName) => ({
            user_id: userId,
            type: attributeTypes[kind],
            display_name: displayName,
            ...nameKeys(displayName),
            sort: 0,
            created_at: now,
          })),
        )
        .returning(['id', 'name_key as key'])
        .execute()
  }
}
