import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase, type Database } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { sql } from 'kysely'
import { z } from 'zod'
import { step } from '../search/against-engine.ts'
import type { BenchServers } from './bench-servers.ts'
import { runBundle, searchOn, type Environment } from './product-process.ts'

const SEED = '1'

const seededSchema = z.object({
  accounts: z.array(
    z.object({ email: z.string(), password: z.string(), roles: z.array(z.string()).default([]) }),
  ),
})

export type SeededAccount = z.infer<typeof seededSchema>['accounts'][number]

/** A product with sold items in its database and its index. */
export interface SoldItemsGround {
  database: Database
  environment: Environment
  /** Null on Postgres. */
  engineUrl: string | null
  accounts: readonly SeededAccount[]
  size: number
  /** What lies there is kept as long as the servers' data. */
  folder: string
}

export interface GroundOptions {
  size: string
  /** `postgres`, or the engine of a server of its own. */
  engine: string
  /**
   * Folder that the filled servers are kept in: whoever names it again finds them as they were. Without one
   * all is gone afterwards.
   */
  keep?: string
}

/** The options that every bench on sold items takes. */
export const groundOptions = {
  size: { type: 'string', default: '100000' },
  keep: { type: 'string' },
} as const

/** As much as the figures are asked for with. */
const ENGINE_HEAP_MB = 1024

/** The product's own way in: starter content, a generated file, the import, a rebuild. */
export async function withSoldItems(
  { size, engine, keep }: GroundOptions,
  servers: BenchServers,
  measure: (ground: SoldItemsGround) => Promise<void>,
): Promise<void> {
  const folder = keep ? resolve(keep) : await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  await mkdir(folder, { recursive: true })
  const kept = keep ? { keep: folder } : {}
  const postgres = await servers.postgres(kept)
  const openSearch =
    engine === 'postgres'
      ? null
      : await servers.openSearch({ heapMb: ENGINE_HEAP_MB, ...kept }).catch(async (error: unknown) => {
          await postgres.stop()
          throw error
        })
  const environment: Environment = {
    DATABASE_URL: postgres.url,
    VITRINE_DATA_DIR: folder,
    ...(openSearch && searchOn(openSearch.url)),
  }
  const { database, close } = openDatabase({ url: postgres.url })
  try {
    const accounts = await once(join(folder, `${engine}-${size}.json`), () =>
      step(`${size} sold items are imported and indexed`, () => fillIn(database, environment, folder, size)),
    )
    await measure({
      database,
      environment,
      engineUrl: openSearch?.url ?? null,
      accounts,
      size: Number(size),
      folder,
    })
  } finally {
    await close()
    await openSearch?.stop()
    await postgres.stop()
    if (!keep) await rm(folder, { recursive: true, force: true })
  }
}

/** What a kept folder was filled with is not filled in again. */
async function once(file: string, fill: () => Promise<SeededAccount[]>): Promise<SeededAccount[]> {
  const before = await readFile(file, 'utf8').catch(() => null)
  if (before !== null) return seededAccounts(before)
  const accounts = await fill()
  await writeFile(file, JSON.stringify({ accounts }))
  return accounts
}

async function fillIn(
  database: Database,
  environment: Environment,
  folder: string,
  size: string,
): Promise<SeededAccount[]> {
  await migrate(database)
  const told = await runBundle('api/dist/seed-command.js', [], environment)
  const file = join(folder, 'sold-items.csv.gz')
  await runBundle(
    'api/dist/generate-command.js',
    ['sold-items', size, '--seed', SEED, '--out', file],
    environment,
  )
  await runBundle('api/dist/import-command.js', ['sold-items', file, '--no-wait'], environment)
  await runBundle('workers/dist/index-command.js', ['rebuild', 'price-guide'], environment)
  await sql`ANALYZE`.execute(database)
  return seededAccounts(told)
}

/** The accounts that the last line of the seed command names. */
export function seededAccounts(told: string): SeededAccount[] {
  return seededSchema.parse(JSON.parse(told.trim().split('\n').at(-1) ?? '')).accounts
}
