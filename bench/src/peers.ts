import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { ownCalls } from './peers/own-calls.ts'
import { questions, type PeerCall, type PeerCalls, type PeerRow, type Question } from './peers/peer-calls.ts'
import type { PeerProcess } from './peers/peer-process.ts'
import { pocketBaseCalls, startPocketBase } from './peers/pocketbase.ts'
import { fillVendure, startVendure, vendureCalls, type VendureGround } from './peers/vendure.ts'
import { step } from './search/against-engine.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { measureLoad, type LoadFigures } from './shared/load.ts'
import { startApi } from './shared/product-process.ts'
import { groundOptions, withSoldItems, type SoldItemsGround } from './shared/sold-items.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'

const CLIENTS = 8
const RUNS = 5
/** Questions that are asked again and again; the rest of those of so many rows is asked once each. */
const SAMPLES = 200
const ROWS = 3_000
/** As long as a peer that keeps nothing has worked by then. */
const WARM_UP_RUNS = RUNS + 1
/** Makes records a client can be given again and again: each of them is new. */
const CREATE_SECONDS = 2

/**
 * The price guide beside its peers, one after the other, with the same rows and the same questions: Vendure
 * over the same OpenSearch, and PocketBase, which is one process with its database inside. Both are installed
 * the first time (packages of npm; PocketBase from its source, which needs go). `--peer vendure` or `--peer
 * pocketbase` measures one, `--only list` the questions with this in their names; `--keep FOLDER --fill-only`
 * fills the servers and keeps them for a later run.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...groundOptions,
      size: { type: 'string', default: '20000' },
      peer: { type: 'string', default: 'pocketbase,vendure' },
      seconds: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      'fill-only': { type: 'boolean', default: false },
    },
  })
  const seconds = Number(values.seconds)
  // Before anything is timed.
  const [program, packages] = [
    values.peer.includes('pocketbase') ? await servers.pocketBase() : '',
    values.peer.includes('vendure') ? await servers.vendure() : '',
  ]
  await withSoldItems({ ...values, engine: 'opensearch' }, servers, async (ground) => {
    const temporary = await mkdtemp(join(tmpdir(), 'vitrine-peers-'))
    const vendure = packages ? await filledVendure(ground, packages, temporary) : null
    if (values['fill-only']) return await rm(temporary, { recursive: true, force: true })
    const own = { ground, rows: await samples(ground.database), seconds, only: values.only }
    try {
      if (program)
        await beside(
          own,
          'PocketBase',
          () => startPocketBase(program, temporary, allRows(ground.database)),
          pocketBaseCalls,
        )
      if (vendure) await beside(own, 'Vendure', () => startVendure(vendure), vendureCalls)
    } finally {
      await rm(temporary, { recursive: true, force: true })
    }
  })
}

/** Filling takes long; a kept ground keeps this as well. */
async function filledVendure(
  { database, environment, engineUrl, folder: kept }: SoldItemsGround,
  folder: string,
  temporary: string,
): Promise<VendureGround> {
  const databaseUrl = new URL(environment['DATABASE_URL'] ?? '')
  databaseUrl.pathname = '/vendure'
  const vendure = { folder, databaseUrl: databaseUrl.href, searchUrl: engineUrl ?? '', temporary }
  const filled = join(kept, 'vendure-filled')
  if (
    await readFile(filled).then(
      () => true,
      () => false,
    )
  )
    return vendure
  await sql`DROP DATABASE IF EXISTS vendure WITH (FORCE)`.execute(database)
  await sql`CREATE DATABASE vendure`.execute(database)
  await step('Vendure has the same rows', () => fillVendure(vendure, allRows(database)))
  await writeFile(filled, '')
  return vendure
}

interface Own {
  ground: SoldItemsGround
  rows: readonly PeerRow[]
  seconds: number
  /** In the names of the questions that are asked. */
  only: string
}

async function beside(
  { ground: { database, environment, accounts, size }, rows, seconds, only }: Own,
  name: string,
  start: () => Promise<PeerProcess>,
  callsOf: (peer: PeerProcess, rows: readonly PeerRow[]) => Promise<PeerCalls>,
): Promise<void> {
  const peer = await step(`${name} has the same ${size} rows`, start)
  // As it is operated: responses that are the same for everybody are kept until something changes. A new one
  // has kept none yet.
  const api = await startApi({ ...environment, KEPT_RESPONSES_MB: '32' })
  try {
    const theirs = await callsOf(peer, rows)
    const own = await ownCalls(api.origin, rows, accounts, await categoryIds(database), theirs.list)
    const alike = {
      search: await sameTotals('search', own, theirs),
      list: await sameTotals('list with filter, sort and total', own, theirs),
    }
    const figures = []
    for (const question of questions.filter((name) => name.includes(only))) {
      if (theirs.calls[question]) figures.push(...(await ask(question, seconds, name, own, theirs)))
    }
    console.log(
      JSON.stringify({
        bench: 'peers',
        peer: name,
        size,
        clients: CLIENTS,
        runs: RUNS,
        sameTotals: alike,
        figures,
      }),
    )
  } finally {
    await api.stop()
    await peer.stop()
  }
}

/**
 * A question round and round, as readers ask for what others have just asked for; and each only once, which
 * nothing can have been kept for.
 */
async function ask(question: Question, seconds: number, name: string, own: PeerCalls, theirs: PeerCalls) {
  const [ours, peers] = [distinct(own.calls[question]), distinct(theirs.calls[question])]
  const statuses = question === 'create' ? [own.createdStatus, theirs.createdStatus] : []
  const side =
    ({ origin }: PeerCalls, calls: PeerCall[], expect = 200) =>
    async () =>
      await measureLoad({
        origin,
        calls,
        clients: CLIENTS,
        expect,
        seconds: question === 'create' ? CREATE_SECONDS : seconds,
      })
  const again = {
    own: side(own, ours.slice(0, SAMPLES), statuses[0]),
    theirs: side(theirs, peers.slice(0, SAMPLES), statuses[1]),
  }
  // Caches of both sides are warm before anything counts; so is what works on a question that nobody has
  // asked.
  const further = ours.slice(0, SAMPLES).flatMap((call) => own.further?.(call) ?? [])
  if (further.length > 0)
    await measureLoad({
      origin: own.origin,
      calls: further,
      clients: CLIENTS,
      seconds: seconds * WARM_UP_RUNS,
      once: true,
    })
  for (const warmUp of Object.values(again)) await warmUp()
  const result = report(question, name, await interleaved(RUNS, again))
  if (question === 'create') return [result]
  const [few, rest] = [
    Math.floor((Math.min(ours.length, peers.length) - SAMPLES) / RUNS),
    { own: ours.slice(SAMPLES), theirs: peers.slice(SAMPLES) },
  ]
  if (few < CLIENTS) return [result]
  const next =
    ({ origin }: PeerCalls, calls: PeerCall[]) =>
    async () =>
      await measureLoad({ origin, calls: calls.splice(0, few), clients: CLIENTS, seconds, once: true })
  return [
    result,
    report(
      `${question}, never asked before`,
      name,
      await interleaved(RUNS, { own: next(own, rest.own), theirs: next(theirs, rest.theirs) }),
    ),
  ]
}

function distinct(calls: readonly PeerCall[] = []): PeerCall[] {
  return [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()]
}

function report(question: string, name: string, { own = [], theirs = [] }: Record<string, LoadFigures[]>) {
  const figure = (key: keyof LoadFigures) => ({
    vitrine: round(median(own.map((run) => run[key]))),
    [name]: round(median(theirs.map((run) => run[key]))),
    ratio: round(medianRatio(own, theirs, (run) => run[key])),
  })
  const result = { question, rate: figure('rate'), p50: figure('p50'), p99: figure('p99') }
  console.log(`${question}, beside ${name} (${CLIENTS} clients, median of ${RUNS} runs in turn)`)
  console.table({ 'a second': result.rate, 'p50 ms': result.p50, 'p99 ms': result.p99 })
  return result
}

/** Whether both sides find as many records for the same questions: the share of 50 that are alike. */
async function sameTotals(question: Question, own: PeerCalls, theirs: PeerCalls): Promise<number> {
  const [ours, peers] = [own.calls[question] ?? [], theirs.calls[question] ?? []].map((calls) =>
    calls.slice(0, 50),
  )
  const totals = async ({ origin, totalOf }: PeerCalls, calls: readonly PeerCall[] = []) => {
    const found: (number | undefined)[] = []
    for (const { method, path, headers, body } of calls)
      found.push(
        totalOf(
          await (
            await fetch(`${origin}${path}`, {
              method,
              body,
              headers: { 'content-type': 'application/json', ...headers },
            })
          ).json(),
        ),
      )
    return found
  }
  const [left, right] = [await totals(own, ours), await totals(theirs, peers)]
  return left.filter((total, at) => total !== undefined && total === right[at]).length / left.length
}

const columns = sql`item.id, item.title, item.description, node.title AS category, node.url AS "categoryUrl", item.maker, to_char(item.sale_date, 'YYYY-MM-DD') AS "saleDate", item.price::float8 AS price, item.source`

async function samples(database: Database): Promise<PeerRow[]> {
  const { rows } =
    await sql<PeerRow>`SELECT ${columns} FROM sold_items item JOIN taxonomy_nodes node ON node.id = item.category_id WHERE length(item.title) > 8 ORDER BY md5(item.id::text) LIMIT ${ROWS}`.execute(
      database,
    )
  return rows
}

async function* allRows(database: Database): AsyncGenerator<PeerRow> {
  let after = 0
  for (;;) {
    const { rows } =
      await sql<PeerRow>`SELECT ${columns} FROM sold_items item JOIN taxonomy_nodes node ON node.id = item.category_id WHERE item.id > ${after} ORDER BY item.id LIMIT 5000`.execute(
        database,
      )
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
