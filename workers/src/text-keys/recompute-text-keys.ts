import { bumpGenerations } from '@vitrine/database/cache-generations'
import type { Database, Transaction } from '@vitrine/database/database'
import { keyedTables, TEXT_KEYS_VERSION, type KeyedTable } from '@vitrine/domain/text-keys/keyed-tables'
import { timeAfter } from '@vitrine/platform/clock'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'

const BATCH = 500
/**
 * During a rolling update processes of the former version still write its keys: each table is visited once
 * more when these are gone.
 */
const PASSES = 2
const NEXT_PASS_AFTER = { hours: 1 }

const names = keyedTables.map(({ name }) => name)
const rowSchema = z.object({ id: z.int(), texts: z.record(z.string(), z.string()) })

/**
 * Brings the keys of one batch of rows to the current version, in one transaction. The texts, their revisions
 * and times stay as they are. Any number of processes may do this at once: a batch is one's.
 *
 * @returns whether there may be more
 */
export async function recomputeTextKeys(database: Database, now: Date, batchSize = BATCH): Promise<boolean> {
  await insertProgress(database, now)
  const done = await database.transaction().execute(async (transaction) => {
    const progress = await transaction
      .selectFrom('text_key_progress')
      .select(['table_name', 'last_id', 'passes_left'])
      .where('due_at', '<=', now)
      .where('table_name', 'in', names)
      .orderBy('table_name')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    const table = keyedTables.find(({ name }) => name === progress?.table_name)
    if (!progress || !table) return null
    const lastId = await recomputeBatch(transaction, table, progress.last_id, batchSize)
    const passesLeft = progress.passes_left - 1
    await transaction
      .updateTable('text_key_progress')
      .set(
        lastId === null
          ? {
              last_id: 0,
              passes_left: passesLeft,
              due_at: passesLeft > 0 ? timeAfter(now, NEXT_PASS_AFTER) : null,
            }
          : { last_id: lastId },
      )
      .where('table_name', '=', table.name)
      .execute()
    return { table, isLast: lastId === null }
  })
  // Lists that were cached are in the former order.
  if (done?.isLast && done.table.area !== null) await bumpGenerations(database, [done.table.area])
  return done !== null
}

/** A new version starts each table anew. */
async function insertProgress(database: Database, now: Date): Promise<void> {
  await sql`
    INSERT INTO text_key_progress (table_name, version, last_id, passes_left, due_at)
    SELECT name, ${TEXT_KEYS_VERSION}::int, 0, ${PASSES}::smallint, ${now}::timestamptz
    FROM unnest(${names}::text[]) AS name
    WHERE NOT EXISTS (
      SELECT FROM text_key_progress WHERE table_name = name AND version >= ${TEXT_KEYS_VERSION}::int
    )
    ON CONFLICT (table_name) DO UPDATE
      SET version = excluded.version, last_id = 0, passes_left = excluded.passes_left, due_at = excluded.due_at
      WHERE text_key_progress.version < excluded.version
  `.execute(database)
}

/** Returns the id of its last row, null where there was none. */
async function recomputeBatch(
  transaction: Transaction,
  table: KeyedTable,
  after: number,
  batchSize: number,
): Promise<number | null> {
  const texts = table.texts.flatMap((column) => [sql.lit(column), sql.ref(column)])
  const { rows } = await sql`
    SELECT id, json_build_object(${sql.join(texts)}) AS texts FROM ${sql.table(table.name)}
    WHERE id > ${after} ORDER BY id LIMIT ${batchSize} FOR NO KEY UPDATE
  `.execute(transaction)
  const batch = rows.map((row) => rowSchema.parse(row))
  const last = batch.at(-1)
  if (!last) return null
  const keys = batch.map((row) => ({ id: row.id, ...table.keysOf(row.texts) }))
  const columns = Object.keys(keys[0] ?? {}).filter((column) => column !== 'id')
  const types = columns.map((column) => sql`${sql.ref(column)} text`)
  const given = sql`jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS given (id bigint, ${sql.join(types)})`
  await writeKeys(transaction, table, columns, given)
  if (table.unique) await giveToOldest(transaction, table.name, table.unique, given)
  return last.id
}

/** A key that is there once and changes gets the row's id at first: that collides with no other. */
async function writeKeys(
  transaction: Transaction,
  { name, unique }: KeyedTable,
  columns: readonly string[],
  given: RawBuilder<unknown>,
): Promise<void> {
  const valueOf = (column: string) => {
    if (column !== unique?.key) return sql.ref(`given.${column}`)
    const [stored, key] = [sql.ref(`keyed.${column}`), sql.ref(`given.${column}`)]
    return sql`
      CASE WHEN ${isCounted('keyed', unique)} AND ${stored} <> ${key} THEN ${withId(key, 'keyed')} ELSE ${key} END
    `
  }
  const assigned = columns.map((column) => sql`${sql.ref(column)} = ${valueOf(column)}`)
  const stored = sql.join(columns.map((column) => sql.ref(`keyed.${column}`)))
  await sql`
    UPDATE ${sql.table(name)} AS keyed SET ${sql.join(assigned)} FROM ${given}
    WHERE keyed.id = given.id AND (${stored}) IS DISTINCT FROM (${sql.join(columns.map(valueOf))})
  `.execute(transaction)
}

/** Of several rows with one key the oldest gets it plainly; the others carry their ids in theirs. */
async function giveToOldest(
  transaction: Transaction,
  name: string,
  unique: NonNullable<KeyedTable['unique']>,
  given: RawBuilder<unknown>,
): Promise<void> {
  const scope = (of: string) => sql.join(unique.scope.map((column) => sql.ref(`${of}.${column}`)))
  const key = sql.ref(`given.${unique.key}`)
  const oldest = sql`
    SELECT DISTINCT ON (${scope('keyed')}, plain) keyed.id, ${scope('keyed')}, ${key} AS plain
    FROM ${sql.table(name)} AS keyed JOIN ${given} ON given.id = keyed.id WHERE ${isCounted('keyed', unique)}
    ORDER BY ${scope('keyed')}, plain, keyed.id
  `
  const holder = sql`
    (${scope('other')}) = (${scope('oldest')})
    AND ${sql.ref(`other.${unique.key}`)} = oldest.plain COLLATE "C" AND ${isCounted('other', unique)}
  `
  await sql`
    WITH oldest AS (${oldest})
    UPDATE ${sql.table(name)} AS other SET ${sql.ref(unique.key)} = ${withId(sql`oldest.plain`, 'other')} FROM oldest
    WHERE ${holder} AND other.id > oldest.id
  `.execute(transaction)
  await sql`
    WITH oldest AS (${oldest})
    UPDATE ${sql.table(name)} AS keyed SET ${sql.ref(unique.key)} = oldest.plain FROM oldest
    WHERE keyed.id = oldest.id AND ${sql.ref(`keyed.${unique.key}`)} <> oldest.plain
      AND NOT EXISTS (SELECT FROM ${sql.table(name)} AS other WHERE ${holder})
  `.execute(transaction)
}

/** No plain key holds the end of a line. */
function withId(key: RawBuilder<unknown>, of: string) {
  return sql`${key} || chr(10) || ${sql.ref(`${of}.id`)}`
}

function isCounted(of: string, { exceptWhere }: NonNullable<KeyedTable['unique']>) {
  return exceptWhere === null ? sql`true` : sql`${sql.ref(`${of}.${exceptWhere}`)} IS NULL`
}
