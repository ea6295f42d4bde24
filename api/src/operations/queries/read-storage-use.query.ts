import type { StorageUse } from '@vitrine/contracts/operations/schemas'
import type { Database } from '@vitrine/database/database'
import type { Config } from '@vitrine/platform/config'
import { sql } from 'kysely'
import { statfs } from 'node:fs/promises'
import type { StorageMeter } from '../storage-meter.ts'

interface Counted {
  kind: string | null
  isOrphan: boolean
  files: number
  bytes: number
  due: number
}

/** What members and texts keep, what is to be swept, and how much room is left. Sizes are in bytes. */
export async function readStorageUse(
  database: Database,
  config: Config,
  meter: StorageMeter,
): Promise<StorageUse> {
  const [counted, databaseBytes, disk] = await Promise.all([
    countMedia(database),
    sizeOf(database),
    statfs(config.dataDir),
  ])
  const orphans = counted.filter(({ isOrphan }) => isOrphan)
  const sum = (field: 'files' | 'bytes' | 'due') => orphans.reduce((total, row) => total + row[field], 0)
  return {
    kind: config.S3_ENDPOINT ? 's3' : 'files',
    everything: meter.read(),
    members: counted
      .filter(({ isOrphan }) => !isOrphan)
      .map(({ kind, files, bytes }) => ({ kind: kind ?? '', files, bytes })),
    orphans: { files: sum('files'), bytes: sum('bytes'), due: sum('due') },
    databaseBytes,
    freeBytes: disk.bavail * disk.bsize,
  }
}

/** The same files as the workers' sweep takes for orphans, and those of them that the next sweep deletes. */
async function countMedia(database: Database): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    SELECT kind, is_orphan AS "isOrphan", count(*) AS files, sum(bytes)::bigint AS bytes, count(*) FILTER (WHERE is_orphan AND coalesce(removed_at, created_at) < now() - interval '1 day') AS due
    FROM (SELECT *, removed_at IS NOT NULL OR (item_id IS NULL AND collection_id IS NULL) AS is_orphan FROM vault_media) AS media
    GROUP BY kind, is_orphan ORDER BY kind
  `.execute(database)
  return rows
}

async function sizeOf(database: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`SELECT pg_database_size(current_database()) AS bytes`.execute(
    database,
  )
  return rows[0]?.bytes ?? 0
}
