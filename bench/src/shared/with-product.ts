import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type OpenDatabase } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import type { BenchServers } from './bench-servers.ts'
import * as processes from './product-process.ts'

export interface BenchProduct extends Pick<OpenDatabase, 'database' | 'pool'> {
  postgresUrl: string
  /** The product's data folder. */
  folder: string
  /** Settings of commands that run on this data. */
  environment: processes.Environment
  /** Starts the built api on this data, with more settings. */
  startApi(more?: processes.Environment): Promise<processes.ProductProcess>
  /** Starts the built workers on this data. */
  startWorkers(): ReturnType<typeof processes.startWorkers>
  /** Runs after the bench, also where it fails; what came last first. */
  onEnd(end: () => Promise<void>): void
}

/**
 * A migrated database and a data folder of their own. All of it, and what was started on it, ends with
 * `measure`.
 */
export async function withProduct<Result>(
  servers: BenchServers,
  { poolSize, searchesOn = 'postgres' }: { poolSize?: number; searchesOn?: 'postgres' | 'opensearch' },
  measure: (product: BenchProduct) => Promise<Result>,
): Promise<Result> {
  const ends: (() => Promise<void>)[] = []
  const onEnd = (end: () => Promise<void>) => void ends.unshift(end)
  try {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
    onEnd(() => rm(folder, { recursive: true, force: true }))
    const postgres = await servers.postgres()
    onEnd(() => postgres.stop())
    const openSearch = searchesOn === 'opensearch' ? await servers.openSearch() : null
    if (openSearch) onEnd(() => openSearch.stop())
    const { database, pool, close } = openDatabase({
      url: postgres.url,
      ...(poolSize !== undefined && { poolSize }),
    })
    onEnd(close)
    await migrate(database)
    const environment = {
      DATABASE_URL: postgres.url,
      VITRINE_DATA_DIR: folder,
      ...(openSearch && processes.searchOn(openSearch.url)),
    }
    return await measure({
      database,
      pool,
      postgresUrl: postgres.url,
      folder,
      environment,
      startApi: async (more) => {
        const api = await processes.startApi({ ...environment, ...more })
        onEnd(() => api.stop())
        return api
      },
      startWorkers: () => {
        const workers = processes.startWorkers(environment)
        onEnd(() => workers.stop())
        return workers
      },
      onEnd,
    })
  } finally {
    for (const end of ends) await end()
  }
}
