import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { sql } from 'kysely'
import { z } from 'zod'
import { step } from '../search/against-engine.ts'
import type { BenchServers } from './bench-servers.ts'
import { runBundle, type Environment } from './product-process.ts'

const SEED = '1'

const seededSchema = z.object({ accounts: z.array(z.object({ email: z.string(), password: z.string(), roles: z.array(z.string()).default([]) })) })

export type SeededAccount = z.infer<typeof seededSchema>['accounts'][number]

/** A product with sold items in its database and its index. */
export interface SoldItemsGround {
  database: Database
  environment: Environment
  /** Null on Postgres. */
  engineUrl: string | null
  accounts: readonly SeededAccount[]
  size: number
}

/** The product's own way in: starter content, a generated file, the import, a rebuild. Everything is gone afterwards. */
export async function withSoldItems({ size, engine }: { size: string; engine: string }, servers: BenchServers, measure: (ground: SoldItemsGround) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const postgres = await servers.postgres()
  const openSearch = engine === 'postgres' ? null : await servers.openSearch()
  const environment: Environment = {
    DATABASE_URL: postgres.url, VITRINE_DATA_DIR: folder,
    ...(openSearch && { SEARCH_URL: openSearch.url, SEARCH_DISTRIBUTION: 'opensearch', SEARCH_INDEX_PREFIX: 'bench-' }),
  }
  const { database, close } = openDatabase({ url: postgres.url })
  try {
    const accounts = await step(`${size} sold items are imported and indexed`, () => fillIn(database, environment, folder, size))
    await measure({ database, environment, engineUrl: openSearch?.url ?? null, accounts, size: Number(size) })
  } finally {
    await close()
    await openSearch?.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fillIn(database: Database, environment: Environment, folder: string, size: string): Promise<SeededAccount[]> {
  await migrate(database)
  const told = await runBundle('api/dist/seed-command.js', [], environment)
  const file = join(folder, 'sold-items.csv.gz')
  await runBundle('api/dist/generate-command.js', ['sold-items', size, '--seed', SEED, '--out', file], environment)
  await runBundle('api/dist/import-command.js', ['sold-items', file, '--no-wait'], environment)
  await runBundle('workers/dist/index-command.js', ['rebuild', 'price-guide'], environment)
  await sql`ANALYZE`.execute(database)
  return seededAccounts(told)
}

/** The accounts that the last line of the seed command names. */
export function seededAccounts(told: string): SeededAccount[] {
  return seededSchema.parse(JSON.parse(told.trim().split('\n').at(-1) ?? '')).accounts
}
