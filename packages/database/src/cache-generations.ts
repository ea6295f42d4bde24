import type { CacheChange } from '@vitrine/contracts/event'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Executor } from './database.ts'

/** An area as it stands after a change. */
export interface AreaGeneration {
  area: string
  generation: number
  /** Records without a row of their own have changed at this generation. */
  recordsFrom: number
}

/** An area and those of its records that changed after `recordsFrom`, each with its generation. */
export interface AreaGenerations extends AreaGeneration {
  records: Record<string, number>
}

/** Records that one change names. Of more of them, as an import has, none is told apart from the others. */
const NAMED_AT_MOST = 50

/**
 * Generations for which an area tells its records apart, so that neither its rows nor the processes' memory
 * grow without end.
 */
const TOLD_APART = 10_000

/**
 * Makes stale what was cached of these areas, and of these records of theirs alone. A statement of its own,
 * after the commit of what it tells of and outside any transaction: readers see it at once, and the rows are
 * never held while their holder waits for another.
 */
export async function invalidateCaches(
  database: Database,
  changes: readonly CacheChange[],
): Promise<AreaGeneration[]> {
  if (changes.length === 0) return []
  const named = new Map<string, Set<string>>()
  const whole = new Set<string>()
  for (const { area, records } of changes) {
    const together = named.get(area) ?? new Set<string>()
    named.set(area, together)
    if (!records) whole.add(area)
    for (const record of records ?? []) together.add(record)
  }
  for (const [area, records] of named) if (records.size > NAMED_AT_MOST) whole.add(area)
  const told = [...named].flatMap(([area, records]) =>
    whole.has(area) ? [] : [...records].map((record) => ({ area, record })),
  )
  return await advance(database, { areas: [...named.keys()], whole: [...whole], told })
}

/**
 * Makes stale what was made of these areas as a whole: lists, counts, searches. Pages of one record stay as
 * they are.
 */
export async function bumpGenerations(database: Database, areas: readonly string[]): Promise<void> {
  if (areas.length > 0) await advance(database, { areas, whole: [], told: [] })
}

interface Advance {
  areas: readonly string[]
  whole: readonly string[]
  told: readonly { area: string; record: string }[]
}

async function advance(database: Database, { areas, whole, told }: Advance): Promise<AreaGeneration[]> {
  // Areas in one order, so that two statements about the same areas cannot wait for each other.
  const { rows } = await sql<AreaGeneration>`
    WITH advanced AS (
      UPDATE cache_generations SET generation = generation + 1,
        records_from = CASE WHEN area = ANY(${[...whole]}::text[]) OR generation - records_from >= ${TOLD_APART} THEN generation + 1 ELSE records_from END
      WHERE area IN (SELECT area FROM cache_generations WHERE area = ANY(${[...areas]}::text[]) ORDER BY area FOR UPDATE)
      RETURNING area, generation, records_from
    ), told AS (
      INSERT INTO cache_records (area, record, generation)
      SELECT area, named.record, advanced.generation
      FROM unnest(${told.map(({ area }) => area)}::text[], ${told.map(({ record }) => record)}::text[]) AS named (area, record) JOIN advanced USING (area)
      ON CONFLICT (area, record) DO UPDATE SET generation = excluded.generation, changed_at = excluded.changed_at
    )
    SELECT area, generation, records_from AS "recordsFrom" FROM advanced
  `.execute(database)
  return rows
}

/**
 * The statement that raises the floor of the areas to what changed more than a day ago, and deletes rows
 * below it, at most so many. Pages of one record are rendered once more after that.
 */
export function purgeRecordGenerations(limit: number, now: Date): RawBuilder<unknown> {
  return sql`
    WITH old AS (
      SELECT area, max(generation) AS generation FROM cache_records WHERE changed_at < ${now}::timestamptz - interval '1 day' GROUP BY area
    ), raised AS (
      UPDATE cache_generations SET records_from = old.generation FROM old WHERE old.area = cache_generations.area AND records_from < old.generation
      RETURNING cache_generations.area, records_from
    ), floors AS (
      SELECT area, greatest(cache_generations.records_from, raised.records_from) AS records_from FROM cache_generations LEFT JOIN raised USING (area)
    )
    DELETE FROM cache_records WHERE (area, record) IN (
      SELECT area, record FROM cache_records JOIN floors USING (area) WHERE generation <= floors.records_from LIMIT ${limit}
    )`
}

/**
 * Every area, with the records that changed after the generation at which the area was read last. The row of
 * an area is held by whoever advances it until its records are there, too: none of them is passed over.
 */
export async function readGenerations(
  executor: Executor,
  lastRead: ReadonlyMap<string, number>,
): Promise<AreaGenerations[]> {
  const { rows } = await sql<AreaGenerations>`
    SELECT area.area, area.generation, area.records_from AS "recordsFrom", coalesce((
      SELECT jsonb_object_agg(record.record, record.generation) FROM cache_records record
      WHERE record.area = area.area AND record.generation > greatest(area.records_from, read.generation)
    ), '{}') AS records
    FROM cache_generations area LEFT JOIN unnest(${[...lastRead.keys()]}::text[], ${[...lastRead.values()]}::bigint[]) AS read (area, generation) ON read.area = area.area
  `.execute(executor)
  return rows
}
