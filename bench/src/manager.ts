import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@vitrine/database/database'
import { makeDatabases, type SizedDatabase } from './growth/databases.ts'
import { anEditor } from './manager/staff.ts'
import { managerWork, uncountedWords } from './manager/work.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { measureLoad, type HttpCall, type LoadFigures } from './shared/load.ts'
import { startApi, type ProductProcess } from './shared/product-process.ts'
import { staffHeaders } from './shared/staff-headers.ts'
import { median, round } from './shared/statistics.ts'

const SIZES = { small: 28_000, large: 300_000 }
const CLIENTS = 8
const UNCOUNTED = 60
const WANTED = { growth: 2, spread: 4 }

interface Side {
  api: ProductProcess
  work: Record<string, HttpCall[]>
  uncounted: HttpCall[]
}

/**
 * The manager's list of 28,000 and of 300,000 generated articles through the built api, 8 clients: each way
 * to search, filter and sort, three pages of each. `--server URL` names a Postgres whose databases are made
 * once and kept; `--fill` only makes them, so that what is measured can be run apart, before the machine's
 * other work.
 *
 * @throws Error naming what is missed: p50 grows at most twice, p99 is at most four times the p50
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      server: { type: 'string' },
      fill: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '2' },
      runs: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
    },
  })
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const postgres = values.server
    ? { url: values.server, stop: async () => undefined }
    : await servers.postgres()
  const stops: (() => Promise<void>)[] = []
  try {
    const databases = await makeDatabases(postgres.url, folder, SIZES, { indexes: false })
    const open = async (database: SizedDatabase) => await openSide(database, folder, values.fill, stops)
    const [small, large] = [await open(databases.small), await open(databases.large)]
    if (!small || !large) return
    const seconds = Number(values.seconds)
    const figures: Figures[] = []
    for (const kind of Object.keys(small.work).filter((name) => name.includes(values.only))) {
      const of = await interleave(
        Number(values.runs),
        (side) =>
          measureLoad({ origin: side.api.origin, calls: side.work[kind] ?? [], clients: CLIENTS, seconds }),
        { small, large },
      )
      figures.push(figuresOf(kind, of.small, of.large))
    }
    // Each side counts each of them once in its life: there is nothing to repeat.
    const once = (side: Side) =>
      measureLoad({
        origin: side.api.origin,
        calls: side.uncounted,
        clients: CLIENTS,
        seconds: 60,
        once: true,
      })
    figures.push(figuresOf('search: a word not counted before', [await once(small)], [await once(large)]))
    console.table(figures)
    console.log(JSON.stringify({ bench: 'manager', ...SIZES, clients: CLIENTS, figures, wanted: WANTED }))
    const missed = figures.filter(
      (figure) =>
        figure['p50 ×'] > WANTED.growth ||
        Math.max(figure['p99 / p50 small'], figure['p99 / p50 large']) > WANTED.spread,
    )
    if (missed.length > 0) throw new Error(`Missed: ${missed.map(({ work }) => work).join('; ')}`)
  } finally {
    for (const stop of stops) await stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Null where databases are only made. */
async function openSide(
  { url }: SizedDatabase,
  folder: string,
  onlyFill: boolean,
  stops: (() => Promise<void>)[],
): Promise<Side | null> {
  const { database, close } = openDatabase({ url })
  try {
    const account = await anEditor(database)
    if (onlyFill) return null
    const api = await startApi({ DATABASE_URL: url, VITRINE_DATA_DIR: folder })
    stops.push(() => api.stop())
    const headers = await staffHeaders(api.origin, [account])
    return {
      api,
      work: await managerWork(database, headers),
      uncounted: await uncountedWords(database, headers, UNCOUNTED),
    }
  } finally {
    await close()
  }
}

/** Small and large in turn; the first turn of each warms up and is not counted. */
async function interleave(
  runs: number,
  measure: (side: Side) => Promise<LoadFigures>,
  sides: { small: Side; large: Side },
) {
  const figures = { small: [] as LoadFigures[], large: [] as LoadFigures[] }
  for (let run = 0; run <= runs; run += 1) {
    for (const name of ['small', 'large'] as const) {
      const measured = await measure(sides[name])
      if (run > 0) figures[name].push(measured)
    }
  }
  return figures
}

type Figures = ReturnType<typeof figuresOf>

function figuresOf(work: string, small: readonly LoadFigures[], large: readonly LoadFigures[]) {
  const of = (figures: readonly LoadFigures[], name: keyof LoadFigures) =>
    median(figures.map((figure) => figure[name]))
  const [smallP50, largeP50] = [of(small, 'p50'), of(large, 'p50')]
  return {
    work,
    'p50 small': round(smallP50),
    'p50 large': round(largeP50),
    'p50 ×': round(largeP50 / smallP50),
    'p99 small': round(of(small, 'p99')),
    'p99 large': round(of(large, 'p99')),
    'p99 / p50 small': round(of(small, 'p99') / smallP50),
    'p99 / p50 large': round(of(large, 'p99') / largeP50),
  }
}
