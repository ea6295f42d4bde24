import type { AnyIndex } from '../../index-definition.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import { keywordColumn, numberColumn, sortColumn, type Tables } from './tables.ts'

/** Raised whenever an index's tables or what is written into them change. */
export const LAYOUT = 3

/** Makes what all indexes share. The caller holds a lock: Postgres' IF NOT EXISTS does not bear two at once. */
export async function createSchema(sql: SqlConnection): Promise<void> {
  await sql.query('CREATE SCHEMA IF NOT EXISTS search')
  await sql.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
  await sql.query('CREATE TABLE IF NOT EXISTS search.indexes (id text PRIMARY KEY, version int NOT NULL)')
  // English stems, and no word left out: titles consist of stop words, too.
  const present = await sql.query("SELECT 1 FROM pg_ts_dict WHERE dictname = 'stem' AND dictnamespace = 'search'::regnamespace")
  if (present.length === 0) await sql.query('CREATE TEXT SEARCH DICTIONARY search.stem (TEMPLATE = snowball, LANGUAGE = english)')
}

/** Tables without the indexes that are cheaper to build over a full table. */
export async function createTables(sql: SqlConnection, definition: AnyIndex, { documents, words }: Tables): Promise<void> {
  await sql.query(`
    CREATE TABLE ${documents} (
      id bigint PRIMARY KEY,
      revision bigint NOT NULL,
      -- Null marks a removal, which is remembered so that an older upsert stays out.
      card jsonb,
      -- Every word of every text field, for the index alone.
      words tsvector,
      -- The first four text fields with positions, marked A to D: short, and all that scoring looks at.
      heads tsvector,
      name text COLLATE "C",
      name_length int,
      ${definition.keywordFields.map((field) => `${keywordColumn(field)} text[],`).join('\n')}
      ${(definition.numberFields ?? []).map((field) => `${numberColumn(field)} double precision,`).join('\n')}
      ${definition.sortFields.map(({ field, type }) => `${sortColumn(field)} ${type === 'text' ? 'text COLLATE "C"' : 'double precision'}`).join(',\n')}
    )`)
  // Scoring thousands of matches must not fetch each one's vector from beside the table.
  await sql.query(`ALTER TABLE ${documents} ALTER COLUMN heads SET STORAGE MAIN`)
  await sql.query(`CREATE TABLE ${words} (word text COLLATE "C" PRIMARY KEY, stem text COLLATE "C" NOT NULL, near text[] NOT NULL)`)
}

/** `concurrently` lets writes go on; it cannot run inside a transaction. */
export async function createIndexes(sql: SqlConnection, definition: AnyIndex, { documents, words }: Tables, concurrently: '' | 'CONCURRENTLY'): Promise<void> {
  const on = [
    // Without the pending list, which every search would have to read through.
    `${documents} USING gin (words) WITH (fastupdate = off)`,
    `${documents} (name)`,
    ...definition.keywordFields.map((field) => `${documents} USING gin (${keywordColumn(field)})`),
    ...definition.sortFields.map(({ field }) => `${documents} (${sortColumn(field)}, id)`),
    `${words} (stem)`,
    `${words} USING gin (near)`,
    `${words} USING gin (word gin_trgm_ops)`,
  ]
  for (const index of on) await sql.query(`CREATE INDEX ${concurrently} ON ${index}`)
}
