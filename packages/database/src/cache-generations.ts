import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Makes everything stale that was cached of these areas. A statement of its own, outside any transaction: readers see it
 * at once, and the row is never held while its holder waits for another.
 */
export async function bumpGenerations(database: Database, areas: readonly string[]): Promise<void> {
  if (areas.length === 0) return
  // In one order, so that two bumps of the same areas cannot wait for each other.
  await sql`
    UPDATE cache_generations SET generation = generation + 1
    WHERE area IN (SELECT area FROM cache_generations WHERE area = ANY(${[...areas]}) ORDER BY area FOR UPDATE)
  `.execute(database)
}
