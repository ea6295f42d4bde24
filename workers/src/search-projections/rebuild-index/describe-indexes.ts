import { indexConsumerOf } from '@vitrine/contracts/index-consumers'
import { differenceOf } from '@vitrine/contracts/operations/index-comparison'
import type { Database } from '@vitrine/database/database'
import { readOutboxStatus } from '@vitrine/messaging/outbox-status'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { sql } from 'kysely'
import { compareIndex } from './compare-index.ts'
import { rebuildableIndexes } from '../../areas.ts'

/** Every index in a line, for a terminal, held against the database. */
export async function describeIndexes(database: Database, engine: SearchEngine): Promise<string> {
  const available = await engine.isAvailable()
  const { consumers } = await readOutboxStatus(database)
  const lines = await Promise.all(
    rebuildableIndexes.map(async (index) => {
      const { definition } = index
      const compared = available ? await compareIndex(database, engine, index) : null
      const documents = compared ? `${compared.documents} documents` : 'the engine does not respond'
      const difference = compared && differenceOf(compared)
      const follower = consumers.find(({ consumer }) => consumer === indexConsumerOf(definition.id))
      const waiting = (follower?.waiting ?? 0) + (follower?.inFlight ?? 0)
      const lag =
        waiting > 0
          ? `${waiting} changes to come, the oldest ${Math.round(follower?.oldestOpenSeconds ?? 0)} s old`
          : difference
            ? `differs from the database: ${difference}; rebuild it`
            : 'up to date'
      return `${definition.id} (${engine.name}): ${documents}; ${lag}; ${await lastRebuild(database, definition.id)}`
    }),
  )
  return lines.join('\n')
}

async function lastRebuild(database: Database, indexId: string): Promise<string> {
  const { rows } = await sql<{ state: string; startedAt: Date; error: string | null; skipped: number }>`
    SELECT state, started_at AS "startedAt", error, skipped FROM index_rebuilds WHERE index_id = ${indexId} ORDER BY id DESC LIMIT 1
  `.execute(database)
  const [last] = rows
  return last
    ? `last rebuild ${last.startedAt.toISOString()}: ${last.state}${last.error ? ` (${last.error})` : ''}${last.skipped > 0 ? `, ${last.skipped} records skipped` : ''}`
    : 'never rebuilt'
}
