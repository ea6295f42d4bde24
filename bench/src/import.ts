import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openDatabase, type Database } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { sql } from 'kysely'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { measureIntoIndex } from './import/into-index.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { runBundle, type Environment } from './shared/product-process.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'
import { watchMemory } from './shared/watch-memory.ts'

const SEED = '1'
const COLUMNS =
  'title, sort_key, description, category_id, maker, sale_date, price, currency, source, external_id, pictures, pieces'
const IMPORT = fileURLToPath(new URL('../../api/dist/import-command.js', import.meta.url))

interface Ground {
  database: Database
  environment: Environment
  /** The generated sold items, as an operator has them. */
  file: string
  /** The same rows as Postgres copies them. */
  copied: string
  size: number
}

/**
 * `npm run import -- sold-items FILE`, from the start of its process to its end, against a bare COPY of the
 * same rows into the same table with its indexes: at least 0.4 of the rate, and memory that does not grow
 * with the file. On from there into the index, against bulks side by side: at least 0.6 of the rate
 * (`--engine none` leaves that out).
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      size: { type: 'string', default: '100000' },
      runs: { type: 'string', default: '5' },
      engine: { type: 'string', default: 'opensearch' },
    },
  })
  const size = Number(values.size)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const postgres = await servers.postgres()
  const environment: Environment = { DATABASE_URL: postgres.url, VITRINE_DATA_DIR: folder }
  const { database, close } = openDatabase({ url: postgres.url })
  try {
    const ground = {
      database,
      environment,
      size,
      file: join(folder, 'sold-items.csv'),
      copied: join(folder, 'sold-items.copy'),
    }
    await fillIn(ground)
    const figures = await interleaved(Number(values.runs), {
      copy: () => copyBare(ground),
      import: () => importOnce(ground),
    })
    report(size, figures)
    const openSearch = values.engine === 'opensearch' ? await servers.openSearch() : null
    if (openSearch) {
      try {
        await measureIntoIndex(postgres.url, openSearch.url, Number(values.runs))
      } finally {
        await openSearch.stop()
      }
    }
  } finally {
    await close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The table's own rows, once imported, are what is copied. */
async function fillIn({ database, environment, file, copied, size }: Ground): Promise<void> {
  await migrate(database)
  await runBundle('api/dist/seed-command.js', [], environment)
  await runBundle(
    'api/dist/generate-command.js',
    ['sold-items', String(size), '--seed', SEED, '--out', file],
    environment,
  )
  await runBundle('api/dist/import-command.js', ['sold-items', file, '--no-wait'], environment)
  await onConnection(
    environment,
    async (client) =>
      await pipeline(
        client.query(copyTo(`COPY (SELECT ${COLUMNS} FROM sold_items ORDER BY id) TO STDOUT`)),
        createWriteStream(copied),
      ),
  )
}

interface Figures {
  rowsPerSecond: number
  megabytes: number[]
}

async function copyBare(ground: Ground): Promise<Figures> {
  await empty(ground.database)
  const begin = performance.now()
  await onConnection(
    ground.environment,
    async (client) =>
      await pipeline(
        createReadStream(ground.copied),
        client.query(copyFrom(`COPY sold_items (${COLUMNS}) FROM STDIN`)),
      ),
  )
  return { rowsPerSecond: await rateOf(ground, begin), megabytes: [] }
}

async function importOnce(ground: Ground): Promise<Figures> {
  await empty(ground.database)
  const begin = performance.now()
  const child = spawn(process.execPath, [IMPORT, 'sold-items', ground.file, '--no-wait'], {
    env: { ...process.env, ...ground.environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const watch = await watchMemory(child.pid ?? 0, () => shareDone(ground))
  const code = await ended
  const megabytes = await watch.stop()
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return { rowsPerSecond: await rateOf(ground, begin), megabytes }
}

async function shareDone({ database, size }: Ground): Promise<number> {
  const { rows } = await sql<{
    done: string
  }>`SELECT coalesce(max(lines_done), 0) AS done FROM imports`.execute(database)
  return Number(rows[0]?.done ?? 0) / size
}

/** Empty, with nothing left to tidy up from the run before. */
async function empty(database: Database): Promise<void> {
  await sql`TRUNCATE sold_items, imports, outbox_events CASCADE`.execute(database)
}

async function rateOf({ database, size }: Ground, begin: number): Promise<number> {
  const seconds = (performance.now() - begin) / 1000
  const { rows } = await sql<{ count: string }>`SELECT count(*) FROM sold_items`.execute(database)
  if (Number(rows[0]?.count) !== size) throw new Error(`there are ${rows[0]?.count} sold items, not ${size}`)
  return size / seconds
}

async function onConnection(
  environment: Environment,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: environment['DATABASE_URL'] })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function report(size: number, { import: imports = [], copy = [] }: Record<string, Figures[]>): void {
  const rate = ({ rowsPerSecond }: Figures) => rowsPerSecond
  const result = {
    bench: 'import',
    size,
    runs: copy.length,
    copyPerSecond: Math.round(median(copy.map(rate))),
    importPerSecond: Math.round(median(imports.map(rate))),
    ratio: round(medianRatio(imports, copy, rate)),
    wanted: 0.4,
    megabytes: imports.at(-1)?.megabytes ?? [],
  }
  console.log(
    `Importing ${size} sold items against a bare COPY of them (median of ${result.runs} runs in turn)`,
  )
  console.table({
    'bare COPY': { 'rows/s': result.copyPerSecond },
    import: { 'rows/s': result.importPerSecond },
  })
  console.log(`Memory of the import by tenths of the work, in MB: ${result.megabytes.join(', ')}`)
  console.log(JSON.stringify(result))
}
