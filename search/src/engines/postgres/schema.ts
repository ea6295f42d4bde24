import type { AnyIndex } from '../../index-definition.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import { keywordColumn, numberColumn, sortColumn, type Tables } from './tables.ts'

/** Raised whenever an index's tables or what is written into them change. */
export const LAYOUT = 10

/** Makes what all indexes share. The caller holds a lock: Postgres' IF NOT EXISTS does not bear two at once. */
export async function createSchema(sql: SqlConnection): Promise<void> {
  await sql.query('CREATE SCHEMA IF NOT EXISTS search')
  await sql.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
  await sql.query('CREATE TABLE IF NOT EXISTS search.indexes (id text PRIMARY KEY, version int NOT NULL)')
  // A row for every write: what was counted before the last one is counted again.
  await sql.query(
    'CREATE TABLE IF NOT EXISTS search.changes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, index_id text NOT NULL)',
  )
  await sql.query('CREATE INDEX IF NOT EXISTS changes_by_index ON search.changes (index_id, id)')
  // English stems, and no word left out: titles consist of stop words, too.
  const present = await sql.query(
    "SELECT 1 FROM pg_ts_dict WHERE dictname = 'stem' AND dictnamespace = 'search'::regnamespace",
  )
  if (present.length === 0)
    await sql.query('CREATE TEXT SEARCH DICTIONARY search.stem (TEMPLATE = snowball, LANGUAGE = english)')
}

/** Tables without the indexes that are cheaper to build over a full table. */
export async function createTables(
  sql: SqlConnection,
  definition: AnyIndex,
  { documents, words, counts }: Tables,
): Promise<void> {
  await sql.query(`
    CREATE TABLE ${documents} (
      id bigint PRIMARY KEY,
      revision bigint NOT NULL,
      -- Null marks a removal, which is remembered so that an older upsert stays out.
      card jsonb,
      -- What is looked for by the index alone: words, keywords, whole names (lexemes.ts).
      lexemes tsvector,
      -- The first four text fields with positions, marked A to D: short, and all that scoring looks at.
      heads tsvector,
      name text COLLATE "C",
      name_length int,
      filler text,
      ${definition.keywordFields.map((field) => `${keywordColumn(field)} text COLLATE "C",`).join('\n')}
      ${(definition.numberFields ?? []).map((field) => `${numberColumn(field)} double precision,`).join('\n')}
      ${definition.sortFields.map(({ field, type }) => `${sortColumn(field)} ${type === 'text' ? 'text COLLATE "C"' : 'double precision'}`).join(',\n')}
    ) WITH (toast_tuple_target = 256)`)
  // Counting and sorting read these for every match: they stay in the row. Cards and words move out of it
  // (write.ts).
  const near = [
    'name',
    ...definition.keywordFields.map(keywordColumn),
    ...definition.sortFields.filter(({ type }) => type === 'text').map(({ field }) => sortColumn(field)),
  ]
  await sql.query(
    `ALTER TABLE ${documents} ${near.map((column) => `ALTER COLUMN ${column} SET STORAGE MAIN`).join(', ')}`,
  )
  await sql.query(
    `CREATE TABLE ${words} (word text COLLATE "C" PRIMARY KEY, stem text COLLATE "C" NOT NULL, near text[] NOT NULL)`,
  )
  await sql.query(
    `CREATE TABLE ${counts} (field text COLLATE "C" NOT NULL, value text COLLATE "C" NOT NULL, documents int NOT NULL)`,
  )
}

/** `concurrently` lets writes go on; it cannot run inside a transaction. */
export async function createIndexes(
  sql: SqlConnection,
  definition: AnyIndex,
  { documents, words, counts }: Tables,
  concurrently: '' | 'CONCURRENTLY',
): Promise<void> {
  const { sortFields, numberFields = [] } = definition
  const first = sortColumn(sortFields[0].field)
  const on = [
    // Without the pending list, which every search would have to read through.
    `${documents} USING gin (lexemes) WITH (fastupdate = off)`,
    `${documents} (name, id) WHERE card IS NOT NULL`,
    `${documents} (${first}, id) WHERE card IS NOT NULL`,
    `${documents} (${first} DESC, id) WHERE card IS NOT NULL`,
    ...sortFields
      .slice(1)
      .flatMap(({ field }) =>
        ['ASC', 'DESC'].map(
          (direction) =>
            `${documents} (${sortColumn(field)} ${direction} NULLS LAST, ${first}, id) WHERE card IS NOT NULL`,
        ),
      ),
    ...numberFields.map((field) => `${documents} (${numberColumn(field)}) WHERE card IS NOT NULL`),
    `${words} (stem)`,
    `${words} USING gin (near)`,
    `${words} USING gin (word gin_trgm_ops)`,
    `${counts} (field)`,
  ]
  for (const index of on) await sql.query(`CREATE INDEX ${concurrently} ON ${index}`)
}
