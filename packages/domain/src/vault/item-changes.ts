import {
  historyLimits as limits,
  type ChangeActor,
  type ItemEvent,
} from '@vitrine/contracts/vault-history/changes'
import { itemFields, type ItemField } from '@vitrine/contracts/vault-items/item-fields'
import { columnOf } from '@vitrine/database/column-names'
import { compiledOnce, fixedSql } from '@vitrine/database/compiled-once'
import type { Executor, Transaction } from '@vitrine/database/database'
import { PREPARED_WITH_NEXT } from '@vitrine/database/prepared'
import { sql, type RawBuilder } from 'kysely'
import { itemColumn } from './item-columns.ts'
import { ownershipValue, recordColumnFields, recordLists, recordValue } from './record-columns.ts'

/** Who changes an item; the id is null of its owner and where no account does it. */
export interface ItemChanger {
  kind: ChangeActor
  userId: number | null
}

export const byOwner: ItemChanger = { kind: 'owner', userId: null }

export function byStaff({ userId }: { userId: number }): ItemChanger {
  return { kind: 'staff', userId }
}

/** What a field is before and after, as jsonb, of `vault_items item`. */
type Fields = Readonly<Record<string, RawBuilder<unknown>>>

const media = (kind: 'image' | 'video', shown: RawBuilder<unknown>) => sql`coalesce((
  SELECT jsonb_agg(${shown} ORDER BY media.place, media.id)
  FROM vault_media media WHERE media.item_id = item.id AND media.removed_at IS NULL AND media.kind = ${sql.lit(kind)}
), '[]')`

function fieldValue(field: ItemField): RawBuilder<unknown> {
  const column = itemColumn(field)
  switch (field.kind) {
    case 'date':
      return sql`to_char(${column}, 'YYYY-MM-DD')`
    case 'entry':
      return sql`jsonb_build_object('isGiven', ${sql.ref(`item.${columnOf(field.answer)}`)} OR ${column} IS NOT NULL,
        'entry', (SELECT jsonb_build_object('id', named.id, 'displayName', named.display_name) FROM custom_attributes named WHERE named.id = ${column}))`
    case 'line':
    case 'price':
    case 'years':
    case 'significances':
      return column
  }
}

function itemFieldValues(isWanted: (field: ItemField) => boolean): Fields {
  return Object.fromEntries(itemFields.filter(isWanted).map((field) => [field.name, fieldValue(field)]))
}

/**
 * What is compared of an item, in sets that commands change together: one jsonb object each, by field. A
 * further set is a line here; its fields are described in `historyFields` of the contracts.
 */
const sets = {
  texts: objectOf({
    title: sql`item.title`,
    description: sql`item.description`,
    ...itemFieldValues(({ kind }) => kind !== 'entry'),
    itemSpecifics: sql`coalesce((
      SELECT jsonb_agg(jsonb_build_object('displayName', specific.display_name, 'value', specific.value) ORDER BY specific.place, specific.id)
      FROM vault_item_specifics specific WHERE specific.item_id = item.id
    ), '[]')`,
  }),
  entries: objectOf(itemFieldValues(({ kind }) => kind === 'entry')),
  category: objectOf({
    categoryId: sql`(SELECT jsonb_build_object('id', category.id, 'title', category.title) FROM taxonomy_nodes category WHERE category.id = item.category_id)`,
  }),
  collection: objectOf({
    itemCollections: sql`coalesce((SELECT jsonb_build_array(jsonb_build_object('id', collection.id, 'title', collection.title)) FROM collections collection WHERE collection.id = item.collection_id), '[]')`,
  }),
  tags: objectOf({
    tags: sql`coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', tag.id, 'title', tag.title) ORDER BY carried.place, tag.id)
      FROM vault_item_tags carried JOIN tags tag ON tag.id = carried.tag_id WHERE carried.item_id = item.id
    ), '[]')`,
  }),
  images: objectOf({
    images: media('image', sql`jsonb_build_object('id', media.id, 'altText', media.alt_text)`),
  }),
  released: objectOf({
    releasedSpecifics: sql`coalesce((
      SELECT jsonb_agg(jsonb_build_object('displayName', specific.display_name) ORDER BY specific.place, specific.id)
      FROM vault_item_specifics specific WHERE specific.item_id = item.id AND specific.is_released
    ), '[]')`,
  }),
  videos: objectOf({ videos: media('video', sql`jsonb_build_object('id', media.id)`) }),
  record: fixedSql(sql`(
    SELECT ${objectOf({
      ...Object.fromEntries(recordColumnFields.map((field) => [field.name, recordValue(field)])),
      ownership: ownershipValue,
    })}
    FROM (SELECT) one LEFT JOIN vault_item_records record ON record.item_id = item.id
  ) || ${objectOf(recordLists)}`),
} satisfies Record<string, RawBuilder<unknown>>

export type ComparedSet = keyof typeof sets

/** What a save of a record may change: the sold price of the item follows its ownership. */
export const recordSets: readonly ComparedSet[] = ['record', 'texts']

export interface ItemsToChange {
  /** Ids of items that this transaction has locked, or a query of them. */
  items: readonly number[] | RawBuilder<unknown>
  compared: readonly ComparedSet[]
  by: ItemChanger
  at: Date
  /** By which its owner can undo what this command changes. Default: not together. */
  changeSet?: string | undefined
}

/**
 * Records what `write` changes of the items, in the same transaction: a row for each field that is another
 * one afterwards. What they were stays in the database, as a setting of the transaction. Whatever their
 * number, two statements read, compare and write, and each goes with the next statement of the command.
 */
export async function recordingItemChanges<Result>(
  transaction: Transaction,
  { items, compared, by, at, changeSet }: ItemsToChange,
  write: () => Promise<Result>,
): Promise<Result> {
  const ids = 'length' in items ? items : await idsOf(transaction, items)
  const { keepBefore, keepBeforeOfOne, insert } = statementsOf(compared)
  const [id] = ids
  if (id !== undefined && ids.length === 1) await keepBeforeOfOne(transaction, { id })
  else await keepBefore(transaction, { ids })
  const result = await write()
  await insert(transaction, { at, ...by, changeSet: changeSet ?? null })
  return result
}

/** What the fields of items are, by their names, as changes of them are recorded. */
export async function readItemFields(
  executor: Executor,
  ids: readonly number[],
  compared: readonly ComparedSet[],
): Promise<Map<number, Record<string, unknown>>> {
  const fields = sql.join(
    compared.map((set) => sets[set]),
    sql` || `,
  )
  const { rows } = await sql<{ id: number; fields: Record<string, unknown> }>`
    SELECT item.id, ${fields} AS fields FROM vault_items item WHERE item.id = ANY(${[...ids]}::bigint[])
  `.execute(executor)
  return new Map(rows.map((row) => [row.id, row.fields]))
}

/** Records what happens to items as a whole. */
export async function recordItemEvent(
  transaction: Transaction,
  event: ItemEvent,
  { ids, by, at }: { ids: readonly number[]; by: ItemChanger; at: Date },
): Promise<void> {
  await insertEvent(transaction, { ids, event, at, ...by })
}

interface Recorded {
  ids: readonly number[]
  at: Date
  kind: ChangeActor
  userId: number | null
  changeSet: string | null
}

const insertEvent = compiledOnce(
  (executor, { ids, event, at, kind, userId }: Omit<Recorded, 'changeSet'> & { event: string }) =>
    sql`${PREPARED_WITH_NEXT}
    INSERT INTO vault_item_changes (item_id, changed_at, actor_kind, actor_id, field)
    SELECT id, ${at}::timestamptz, ${kind}, ${userId}::bigint, ${event} FROM unnest(${ids}::bigint[]) AS id
  `.compile(executor),
)

const statements = new Map<string, ReturnType<typeof makeStatements>>()

function statementsOf(compared: readonly ComparedSet[]) {
  const key = compared.join()
  const made = statements.get(key) ?? makeStatements(compared)
  statements.set(key, made)
  return made
}

function makeStatements(compared: readonly ComparedSet[]) {
  const fields = sql.join(
    compared.map((set) => sets[set]),
    sql` || `,
  )
  const setting = sql.lit(`vitrine.before_${compared.join('_')}`)
  const keep = (which: RawBuilder<unknown>) =>
    sql`${PREPARED_WITH_NEXT} SELECT set_config(${setting}, (SELECT jsonb_object_agg(item.id, ${fields}) FROM vault_items item WHERE ${which})::text, true)`
  return {
    keepBefore: compiledOnce((executor, { ids }: Pick<Recorded, 'ids'>) =>
      keep(sql`item.id = ANY(${ids}::bigint[])`).compile(executor),
    ),
    // By a list, Postgres would plan it anew each time: it guesses that a list of unknown length is longer.
    keepBeforeOfOne: compiledOnce((executor, { id }: { id: number }) =>
      keep(sql`item.id = ${id}`).compile(executor),
    ),
    // The oldest changes go: those rows are not counted that it inserts itself.
    insert: compiledOnce((executor, { at, kind, userId, changeSet }: Omit<Recorded, 'ids'>) =>
      sql`${PREPARED_WITH_NEXT}
        WITH recorded AS (
          INSERT INTO vault_item_changes (item_id, changed_at, actor_kind, actor_id, change_set, field, before, after)
          SELECT item.id, ${at}::timestamptz, ${kind}, ${userId}::bigint, ${changeSet}::uuid, field.key, nullif(was.fields -> field.key, 'null'), nullif(field.value, 'null')
          FROM jsonb_each(nullif(current_setting(${setting}), '')::jsonb) AS was (id, fields) JOIN vault_items item ON item.id = was.id::bigint
          CROSS JOIN LATERAL jsonb_each(${fields}) AS field
          WHERE field.value IS DISTINCT FROM was.fields -> field.key
          ORDER BY item.id
          RETURNING item_id
        )
        DELETE FROM vault_item_changes change USING (
          SELECT added.item_id, newest.id FROM (SELECT item_id, count(*) AS number FROM recorded GROUP BY item_id) added
          CROSS JOIN LATERAL (
            SELECT id FROM vault_item_changes WHERE item_id = added.item_id ORDER BY id DESC OFFSET greatest(${sql.lit(limits.keptMax)} - added.number, 0) LIMIT 1
          ) newest
        ) past WHERE change.item_id = past.item_id AND change.id <= past.id
      `.compile(executor),
    ),
  }
}

async function idsOf(transaction: Transaction, items: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM (${items}) AS changed (id)`.execute(transaction)
  return rows.map(({ id }) => id)
}

function objectOf(fields: Fields): RawBuilder<unknown> {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.lit(name)}, ${value}`)
  return fixedSql(sql`jsonb_build_object(${sql.join(pairs)})`)
}
