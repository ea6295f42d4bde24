import { z } from 'zod'
import type { AnyIndex } from '../../index-definition.ts'
import type { IndexChanges, IndexRebuild } from '../../search-engine.ts'
import { madeBy } from '../made-by.ts'
import { noteChange } from './changes.ts'
import { addUpCounts, countsWritten, returnedForCounts } from './index-counts.ts'
import { type DocumentRow, rowsOf } from './rows.ts'
import { createIndexes, createSchema, createTables, LAYOUT } from './schema.ts'
import type { SqlConnection, SqlExecutor } from '../../sql-executor.ts'
import {
  buildingTables,
  keywordColumn,
  liveTables,
  numberColumn,
  sortColumn,
  type Tables,
  unqualified,
} from './tables.ts'
import { nearKeysOf } from './vocabulary.ts'

/**
 * The live tables carry the index's name, those of a rebuild `_building` behind it. Writers hold the index's
 * advisory lock together, and whoever makes, swaps or drops tables holds it alone: no write falls between two
 * builds.
 */
export async function ensureIndex(sql: SqlExecutor, definition: AnyIndex): Promise<{ current: boolean }> {
  return sql.transaction(async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('search'))")
    await createSchema(tx)
    const version = await liveVersion(tx, definition)
    if (version !== undefined) return { current: version === madeBy(definition, LAYOUT) }
    await createTables(tx, definition, liveTables(definition))
    await createIndexes(tx, definition, liveTables(definition), '')
    await recordVersion(tx, definition)
    await noteChange(tx, definition)
    return { current: true }
  })
}

export async function applyChanges(
  sql: SqlExecutor,
  definition: AnyIndex,
  changes: IndexChanges,
): Promise<void> {
  const { rows, words } = rowsOf(definition, changes)
  await sql.transaction(async (tx) => {
    await lock(tx, definition, 'shared')
    for (const tables of [
      liveTables(definition),
      ...((await idOf(tx, buildingTables(definition))) ? [buildingTables(definition)] : []),
    ]) {
      await writeWords(tx, tables, words)
      await writeRows(tx, definition, tables, rows)
    }
    if (await noteChange(tx, definition)) await addUpCounts(tx, liveTables(definition))
  })
}

/**
 * Postgres moves long values out of a row only where the row is longer than 2,032 bytes. So many blanks,
 * which it packs into 40 bytes, make every row that long; its words and card then lie beside the table, and
 * what is counted stays close.
 */
const FILLER = 2_100

/** Puts rows in, each unless the table holds a newer revision of it, and counts what has changed by that. */
async function writeRows(
  sql: SqlConnection,
  definition: AnyIndex,
  { documents, counts }: Tables,
  rows: readonly DocumentRow[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = [
    ['revision', 'bigint'],
    ['card', 'jsonb'],
    ['lexemes', 'text[]'],
    ['heads', 'text'],
    ['name', 'text'],
    ['name_length', 'int'],
    ...definition.keywordFields.map((field) => [keywordColumn(field), 'text']),
    ...(definition.numberFields ?? []).map((field) => [numberColumn(field), 'double precision']),
    ...definition.sortFields.map(({ field, type }) => [
      sortColumn(field),
      type === 'text' ? 'text' : 'double precision',
    ]),
  ] as const
  const names = columns.map(([name]) => name)
  const values = names.map((name) =>
    name === 'lexemes' ? 'array_to_tsvector(lexemes)' : name === 'heads' ? 'heads::tsvector' : name,
  )
  await sql.query(
    `WITH written AS (
     INSERT INTO ${documents} AS present (id, filler, ${names.join(', ')})
     SELECT id, CASE WHEN card IS NOT NULL THEN repeat(' ', ${FILLER}) END, ${values.join(', ')} FROM json_to_recordset($1) AS row (id bigint, ${columns.map((column) => column.join(' ')).join(', ')})
     ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
     WHERE present.revision <= excluded.revision
     RETURNING ${returnedForCounts(definition)}
     ) ${countsWritten(definition, counts)}`,
    [JSON.stringify(rows)],
  )
}

/** Sorted, so that two writers wait for each other in the same order and never in a circle. */
async function writeWords(
  sql: SqlConnection,
  { words: table }: Tables,
  words: Iterable<string>,
): Promise<void> {
  const rows = [...words].toSorted().map((word) => ({ word, near: nearKeysOf(word) }))
  if (rows.length === 0) return
  await sql.query(
    `INSERT INTO ${table} (word, stem, near)
     SELECT word, coalesce((ts_lexize('search.stem', word))[1], word), near FROM json_to_recordset($1) AS row (word text, near text[])
     ON CONFLICT (word) DO NOTHING`,
    [JSON.stringify(rows)],
  )
}

export async function startRebuild(sql: SqlExecutor, definition: AnyIndex): Promise<IndexRebuild> {
  const building = buildingTables(definition)
  await ensureIndex(sql, definition)
  const ours = await sql.transaction(async (tx) => {
    await lock(tx, definition, 'alone')
    await dropTables(tx, building)
    await createTables(tx, definition, building)
    return idOf(tx, building)
  })
  /** Most words of a batch have come before: they are sent once. */
  const sent = new Set<string>()
  let target = building
  return {
    async write(changes) {
      const { rows, words } = rowsOf(definition, changes)
      const unsent = [...words].filter((word) => !sent.has(word))
      await sql.transaction(async (tx) => {
        await lock(tx, definition, 'shared')
        await assertStillOurs(tx, target, ours)
        await writeWords(tx, target, unsent)
        await writeRows(tx, definition, target, rows)
        if (target !== building) await noteChange(tx, definition)
      })
      for (const word of unsent) sent.add(word)
    },
    async swap() {
      await assertStillOurs(sql, building, ours)
      await createIndexes(sql, definition, building, 'CONCURRENTLY')
      await addUpCounts(sql, building)
      for (const table of Object.values(building)) await sql.query(`ANALYZE ${table}`)
      await sql.transaction(async (tx) => {
        await lock(tx, definition, 'alone')
        await assertStillOurs(tx, building, ours)
        await dropTables(tx, liveTables(definition))
        await renameTables(tx, building, liveTables(definition))
        await recordVersion(tx, definition)
        await noteChange(tx, definition)
      })
      target = liveTables(definition)
    },
    abort: () => sql.transaction((tx) => dropTables(tx, building)),
  }
}

export async function dropIndex(sql: SqlExecutor, definition: AnyIndex): Promise<void> {
  await sql.transaction(async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('search'))")
    await createSchema(tx)
    await lock(tx, definition, 'alone')
    await dropTables(tx, buildingTables(definition))
    await dropTables(tx, liveTables(definition))
    await tx.query('DELETE FROM search.indexes WHERE id = $1', [definition.id])
    await noteChange(tx, definition)
  })
}

async function lock(sql: SqlConnection, { id }: AnyIndex, how: 'shared' | 'alone'): Promise<void> {
  await sql.query(
    `SELECT pg_advisory_xact_lock${how === 'shared' ? '_shared' : ''}(hashtext('search.' || $1))`,
    [id],
  )
}

async function liveVersion(sql: SqlConnection, { id }: AnyIndex): Promise<number | undefined> {
  const rows = await sql.query('SELECT version FROM search.indexes WHERE id = $1', [id])
  return z
    .array(z.object({ version: z.int() }))
    .parse(rows)
    .at(0)?.version
}

async function recordVersion(sql: SqlConnection, definition: AnyIndex): Promise<void> {
  await sql.query(
    'INSERT INTO search.indexes (id, version) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET version = excluded.version',
    [definition.id, madeBy(definition, LAYOUT)],
  )
}

/** A table's own number, which a new name does not change; null when there is no such table. */
async function idOf(sql: SqlConnection, { documents }: Tables): Promise<number | null> {
  const rows = await sql.query('SELECT to_regclass($1)::oid AS id', [documents])
  return z.tuple([z.object({ id: z.int().nullable() })]).parse(rows)[0].id
}

async function assertStillOurs(sql: SqlConnection, tables: Tables, ours: number | null): Promise<void> {
  if ((await idOf(sql, tables)) !== ours)
    throw new Error(`another rebuild took this one's place: ${tables.documents}`)
}

async function dropTables(sql: SqlConnection, tables: Tables): Promise<void> {
  await sql.query(`DROP TABLE IF EXISTS ${Object.values(tables).join(', ')}`)
}

async function renameTables(sql: SqlConnection, from: Tables, to: Tables): Promise<void> {
  for (const table of ['documents', 'words', 'counts'] as const)
    await sql.query(`ALTER TABLE ${from[table]} RENAME TO ${unqualified(to[table])}`)
}
