import { parseArgs } from 'node:util'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openDatabase, type Database } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { aCategory, anAuthor } from '@vitrine/testing/dictionary-records'
import { sql } from 'kysely'
import { build } from 'rolldown'
import { z } from 'zod'
import type { BenchServers } from './shared/bench-servers.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'

const RUNS = 5
const CLIENTS = 8

const root = resolve(import.meta.dirname, '../..')

interface CreateArticle {
  authorId: number
  categoryId: number
  url: string
}

type Create = (database: Database) => (article: CreateArticle) => Promise<number>

/**
 * The api's own command that creates an article, with its audit entry, against the same command whose outbox
 * rows are left out: at least 0.8 of the rate, with 8 clients, on a database that waits for the disk.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { seconds: { type: 'string', default: '5' } } })
  const seconds = Number(values.seconds)
  const withOutbox = await bundleCommand({ outbox: true })
  const withoutOutbox = await bundleCommand({ outbox: false })
  const postgres = await servers.postgres()
  const { database, close } = openDatabase({ url: postgres.url, poolSize: CLIENTS })
  try {
    await migrate(database)
    const people = { authorId: await anAuthor(database), categoryId: await aCategory(database) }
    const rate = (create: Create) => () => measure(database, create, people, seconds)
    await rate(withOutbox)()
    const figures = await interleaved(RUNS, { without: rate(withoutOutbox), with: rate(withOutbox) })
    await assertRowsAsSaid(database)
    report(figures['with'] ?? [], figures['without'] ?? [])
  } finally {
    await close()
    await postgres.stop()
  }
}

const bundledSchema = z.object({ createArticles: z.custom<Create>((value) => typeof value === 'function') })

/**
 * The command as it is built for the api; without the outbox, what appends events is a function that does
 * nothing.
 */
async function bundleCommand({ outbox }: { outbox: boolean }): Promise<Create> {
  const folder = join(root, '.cache/bench-write-cost')
  await mkdir(folder, { recursive: true })
  const file = join(folder, outbox ? 'with.js' : 'without.js')
  await build({
    input: join(import.meta.dirname, 'write-cost/create-articles.mjs'),
    platform: 'node',
    tsconfig: join(root, 'api/tsconfig.json'),
    external: (id) => !/^(\.|\/|@vitrine\/|@oxc-project\/runtime|\0)/.test(id),
    resolve: outbox
      ? {}
      : { alias: { '@vitrine/messaging/outbox': join(import.meta.dirname, 'write-cost/no-outbox.ts') } },
    output: { file, format: 'esm', codeSplitting: false },
  })
  const bundle: unknown = await import(`${pathToFileURL(file).href}?${Date.now()}`)
  return bundledSchema.parse(bundle).createArticles
}

let created = 0

/** Commands a second. */
async function measure(
  database: Database,
  create: Create,
  people: Omit<CreateArticle, 'url'>,
  seconds: number,
): Promise<number> {
  await sql`TRUNCATE articles, outbox_events, audit_entries CASCADE`.execute(database)
  const execute = create(database)
  const begin = performance.now()
  const end = begin + seconds * 1000
  let done = 0
  const client = async () => {
    while (performance.now() < end) {
      await execute({ ...people, url: `article-${(created += 1)}` })
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return (done / (performance.now() - begin)) * 1000
}

/** The last run was one with the outbox: each article has its event, its delivery and its audit entry. */
async function assertRowsAsSaid(database: Database): Promise<void> {
  const { rows } = await sql<{ articles: number; events: number; deliveries: number; audited: number }>`
    SELECT (SELECT count(*) FROM articles) AS articles, (SELECT count(*) FROM outbox_events) AS events,
      (SELECT count(*) FROM outbox_deliveries) AS deliveries, (SELECT count(*) FROM audit_entries) AS audited
  `.execute(database)
  const [counts] = rows
  if (!counts || new Set(Object.values(counts)).size > 1)
    throw new Error(`not what was to be measured: ${JSON.stringify(counts)}`)
}

function report(withOutbox: readonly number[], without: readonly number[]): void {
  const result = {
    bench: 'write-cost',
    clients: CLIENTS,
    runs: RUNS,
    withoutPerSecond: Math.round(median(without)),
    withPerSecond: Math.round(median(withOutbox)),
    ratio: round(medianRatio(withOutbox, without, (rate) => rate)),
    wanted: 0.8,
  }
  console.log(
    `Creating articles with and without outbox rows (${CLIENTS} clients, median of ${RUNS} runs in turn)`,
  )
  console.table({
    without: { 'per second': result.withoutPerSecond },
    with: { 'per second': result.withPerSecond },
  })
  console.log(JSON.stringify(result))
}
