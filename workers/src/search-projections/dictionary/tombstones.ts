import type { Executor } from '@vitrine/database/database'
import type { Removal } from '@vitrine/search/index-definition'
import { sql } from 'kysely'

/** What deleted articles left behind. */
export async function loadTombstones(executor: Executor, ids: readonly number[]): Promise<Removal[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Removal>`
    SELECT id, revision FROM tombstones WHERE entity = 'dictionary-article' AND id = ANY(${[...ids]}::bigint[])
  `.execute(executor)
  return rows
}
