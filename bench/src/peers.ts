import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { ownCalls } from './peers/own-calls.ts'
import { questions, type PeerCalls, type PeerRow, type Question } from './peers/peer-calls.ts'
import type { PeerProcess } from './peers/peer-process.ts'
import { pocketBaseCalls, startPocketBase } from './peers/pocketbase.ts'
import { startVendure, vendureCalls } from './peers/vendure.ts'
import { step } from './search/against-engine.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { measureLoad, type LoadFigures } from './shared/load.ts'
import { startApi, type ProductProcess } from './shared/product-process.ts'
import { withSoldItems, type SoldItemsGround } from './shared/sold-items.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'

const CLIENTS = 8
const RUNS = 5
const SAMPLES = 200
/** Makes records a client can be given again and again: each of them is new. */
const CREATE_SECONDS = 2

/**
 * The price guide beside its peers, one after the other, with the same rows and the same questions: Vendure over the same
 * OpenSearch, and PocketBase, which is one process with its database inside. Both are installed the first time
 * (packages of npm; PocketBase from its source, which needs go). `--peer vendure` or `--peer pocketbase` measures one.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { size: { type: 'string', default: '20000' }, peer: { type: 'string', default: 'pocketbase,vendure' }, seconds: { type: 'string', default: '5' } } })
  const seconds = Number(values.seconds)
  // Before anything is timed.
  const [program, packages] = [values.peer.includes('pocketbase') ? await servers.pocketBase() : '', values.peer.includes('vendure') ? await servers.vendure() : '']
  await withSoldItems({ size: values.size, engine: 'opensearch' }, servers, async (ground) => {
    const temporary = await mkdtemp(join(tmpdir(), 'vitrine-peers-'))
    const rows = await samples(ground.database)
    const api = await startApi(ground.environment)
    try {
      if (program) await beside({ ground, api, rows, seconds }, 'PocketBase', () => startPocketBase(program, temporary, allRows(ground.database)), pocketBaseCalls)
      if (packages) {
        await sql`CREATE DATABASE vendure`.execute(ground.database)
        const databaseUrl = new URL(ground.environment['DATABASE_URL'] ?? '')
        databaseUrl.pathname = '/vendure'
        await beside({ ground, api, rows, seconds }, 'Vendure', () => startVendure({ folder: packages, databaseUrl: databaseUrl.href, searchUrl: ground.engineUrl ?? '', temporary }, allRows(ground.database)), vendureCalls)
      }
    } finally {
      await api.stop()
      await rm(temporary, { recursive: true, force: true })
    }
  })
}

interface Own {
  ground: SoldItemsGround
  api: ProductProcess
  rows: readonly PeerRow[]
  seconds: number
}

async function beside({ ground: { database, accounts, size }, api, rows, seconds }: Own, name: string, start: () => Promise<PeerProcess>, callsOf: (peer: PeerProcess, rows: readonly PeerRow[]) => Promise<PeerCalls>): Promise<void> {
  const peer = await step(`${name} has the same ${size} rows`, start)
  try {
    const theirs = await callsOf(peer, rows)
    const own = await ownCalls(api.origin, rows, accounts, await categoryIds(database))
    const figures = []
    for (const question of questions) {
      if (theirs.calls[question]) figures.push(await ask(question, seconds, name, own, theirs))
    }
    console.log(JSON.stringify({ bench: 'peers', peer: name, size, clients: CLIENTS, runs: RUNS, figures }))
  } finally {
    await peer.stop()
  }
}

async function ask(question: Question, seconds: number, name: string, own: PeerCalls, theirs: PeerCalls) {
  const side = ({ origin, calls, createdStatus = 200 }: PeerCalls) => async () =>
    await measureLoad({ origin, calls: calls[question] ?? [], clients: CLIENTS, ...(question === 'create' ? { seconds: CREATE_SECONDS, expect: createdStatus } : { seconds }) })
  const sides = { own: side(own), theirs: side(theirs) }
  // Caches of both sides are warm before anything counts.
  for (const warmUp of Object.values(sides)) await warmUp()
  const runs = await interleaved(RUNS, sides)
  const [ours, peers] = [runs['own'] ?? [], runs['theirs'] ?? []]
  const figure = (key: keyof LoadFigures) => ({ vitrine: round(median(ours.map((run) => run[key]))), [name]: round(median(peers.map((run) => run[key]))), ratio: round(medianRatio(ours, peers, (run) => run[key])) })
  const result = { question, rate: figure('rate'), p50: figure('p50'), p99: figure('p99') }
  console.log(`${question}, beside ${name} (${CLIENTS} clients, median of ${RUNS} runs in turn)`)
  console.table({ 'a second': result.rate, 'p50 ms': result.p50, 'p99 ms': result.p99 })
  return result
}

const columns = sql`item.id, item.title, item.description, node.title AS category, node.url AS "categoryUrl", item.maker, to_char(item.sale_date, 'YYYY-MM-DD') AS "saleDate", item.price::float8 AS price, item.source`

async function samples(database: Database): Promise<PeerRow[]> {
  const { rows } = await sql<PeerRow>`SELECT ${columns} FROM sold_items item JOIN taxonomy_nodes node ON node.id = item.category_id WHERE length(item.title) > 8 ORDER BY md5(item.id::text) LIMIT ${SAMPLES}`.execute(database)
  return rows
}

async function* allRows(database: Database): AsyncGenerator<PeerRow> {
  let after = 0
  for (;;) {
    const { rows } = await sql<PeerRow>`SELECT ${columns} FROM sold_items item JOIN taxonomy_nodes node ON node.id = item.category_id WHERE item.id > ${after} ORDER BY item.id LIMIT 5000`.execute(database)
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function categoryIds(database: Database): Promise<Map<string, number>> {
  const nodes = await database.selectFrom('taxonomy_nodes').select(['id', 'url']).execute()
  return new Map(nodes.map(({ id, url }) => [url, id]))
}
