import 'reflect-metadata'
import { openCopyDatabase } from '@vitrine/database/copy-database'
import { openDatabase, type Database } from '@vitrine/database/database'
import { systemClock } from '@vitrine/platform/clock'
import { loadConfig, SettingsInvalid, type Config } from '@vitrine/platform/config'
import { armFailpoint } from '@vitrine/platform/failpoints'
import { postCopy } from './blog/import-posts.ts'
import { Generations } from './cached-areas/generations.ts'
import { importLogger, OPERATOR } from './imports/operator.ts'
import { importCommandFrame } from './imports/import-command-frame.ts'
import { copyImport } from './imports/copy-import.ts'
import { auctionCopy } from './auctions/import-auctions.ts'
import { readImportArguments, type ImportArguments } from './imports/import-arguments.ts'
import { ImportFile } from './imports/import-file.ts'
import { countsLine, describeResult } from './imports/import-report.ts'
import type { CopyKind } from './imports/copy-kind.ts'
import { bookCopy } from './library/import-books.ts'
import { markCopy } from './marks/import-marks.ts'
import { soldItemCopy } from './price-guide/import-sold-items/sold-item-copy.ts'
import { showProgress } from './terminal/progress-display.ts'
import { runImport, type ImportResult, type ImportRun } from './imports/run-import.ts'
import { waitForIndex, type IndexDeliveries, type IndexWait } from './imports/wait-for-index.ts'

/** Exit codes: all in; could not start; some refused or stopped early. */
const ALL_IN = 0
const COULD_NOT_START = 1
const NOT_ALL_IN = 2

async function main(): Promise<number> {
  const args = readImportArguments(process.argv.slice(2))
  const config = loadConfig(process.env)
  if (!config.DATABASE_URL) throw new SettingsInvalid(['The setting DATABASE_URL is missing.'])
  armFailpoint(config.VITRINE_FAILPOINT)
  const file = await ImportFile.open(args.file)
  const { database, close } = openDatabase({
    url: config.DATABASE_URL,
    poolSize: 4,
    applicationName: 'vitrine-import',
  })
  try {
    return await importFile(args, { config, database, file })
  } finally {
    await close()
  }
}

async function importFile(
  args: ImportArguments,
  { config, database, file }: { config: Config; database: Database; file: ImportFile },
): Promise<number> {
  const signal = stopRequest((line) => console.error(`\n${line}`))
  const begin = performance.now()
  const progress = showProgress({ label: 'Importing', total: file.size })
  const run: ImportOptions = {
    database,
    file,
    signal,
    dataDir: config.dataDir,
    choices: args.choices,
    onProgress: (now) =>
      progress.update(
        file.bytesRead,
        `${countsLine(now)}  ${rate(now.linesDone - now.resumedAt, begin)} rows/s`,
      ),
  }
  const result = await importKind(args, run, config).finally(() => progress.stop())
  if (!result) {
    console.error('This file is being imported by another process already.')
    return COULD_NOT_START
  }
  console.log(describeResult(result, (performance.now() - begin) / 1000))
  if (args.wait && !signal.aborted) await followIndex(database, signal)
  return isAllIn(result) ? ALL_IN : NOT_ALL_IN
}

type ImportOptions = Omit<ImportRun<never>, 'kind' | 'mode'>

async function importKind(
  { kind, update }: ImportArguments,
  run: ImportOptions,
  config: Config,
): Promise<ImportResult | null> {
  const { database } = run
  const imageHosts = config.IMAGE_HOSTS
  switch (kind) {
    case 'dictionary-articles':
      // Loaded for articles alone: what the others do not need is a part of each start.
      return await (await import('./import-articles.ts')).importArticles(run, config, update)
    case 'sold-items':
      return await importByCopy(
        run,
        config,
        await soldItemCopy({ database, imageHosts, now: () => systemClock.now() }),
      )
    case 'blog-articles':
      return await importByCopy(
        run,
        config,
        await postCopy({ database, imageHosts, now: () => systemClock.now() }),
      )
    case 'marks':
      return await importByCopy(run, config, await markCopy({ database, imageHosts }))
    case 'books':
      return await importByCopy(
        run,
        config,
        await bookCopy({ database, imageHosts, now: () => systemClock.now() }),
      )
    case 'auctions':
      return await importByCopy(run, config, await auctionCopy({ database, imageHosts }))
  }
}

async function importByCopy<Row extends object>(
  run: ImportOptions,
  config: Config,
  kind: CopyKind<Row>,
): Promise<ImportResult | null> {
  const copying = await openCopyDatabase({
    url: config.DATABASE_URL ?? '',
    applicationName: 'vitrine-import',
  })
  const frame = importCommandFrame(copying, new Generations(run.database, importLogger()))
  try {
    return await runImport({
      ...run,
      kind: copyImport({ copying, frame, actor: OPERATOR }, kind),
      mode: 'upsert',
    })
  } finally {
    await copying.close()
  }
}

function isAllIn({ end, refused }: ImportResult): boolean {
  return end === 'done' && refused === 0
}

function rate(rows: number, begin: number): number {
  return Math.round((rows / (performance.now() - begin)) * 1000)
}

/** Ctrl-C reaches us from the terminal and again from whoever started us; a person's second one comes later. */
const ECHO_MS = 400

/**
 * The first Ctrl-C (or SIGTERM, or the end of our parent) asks to stop after the batch in hand; a second one
 * ends the process.
 */
function stopRequest(say: (line: string) => void): AbortSignal {
  const stopping = new AbortController()
  let askedAt = 0
  const ask = () => {
    if (askedAt === 0) {
      askedAt = performance.now()
      say('Finishing the batch in hand …')
      stopping.abort()
    } else if (performance.now() - askedAt > ECHO_MS) process.exit(2)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  process.once('disconnect', () => stopping.abort())
  return stopping.signal
}

/** Shows how the index catches up, and says how it ended. */
async function followIndex(database: Database, signal: AbortSignal): Promise<void> {
  const begin = performance.now()
  let most = 0
  let last: IndexDeliveries = { open: 0, failed: 0 }
  let progress: ReturnType<typeof showProgress> | undefined
  const end = await waitForIndex(database, {
    signal,
    onProgress: (deliveries) => {
      last = deliveries
      most = Math.max(most, deliveries.open)
      progress ??= deliveries.open > 0 ? showProgress({ label: 'Indexing', total: most }) : undefined
      progress?.update(most - deliveries.open, `${deliveries.open} to go`)
    },
  }).finally(() => progress?.stop())
  console.log(describeWait(end, last, (performance.now() - begin) / 1000))
  if (last.failed > 0)
    console.log(`${last.failed} changes could not be indexed: see the dead letters in the staff console.`)
}

function describeWait(end: IndexWait, { open }: IndexDeliveries, seconds: number): string {
  if (end === 'caught-up') return `Search shows everything (${seconds.toFixed(1)} s after the last row).`
  const left = `${open} changes are not in search yet`
  if (end === 'no-workers')
    return `${left}: no workers seem to run. They will be once "npm start" (or the workers) runs.`
  if (end === 'stalled')
    return `${left}, and for a minute none has come in. Is the search engine running? The index catches up by itself once it does.`
  return `${left}. The index goes on by itself.`
}

main()
  .then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error))
      process.exitCode = COULD_NOT_START
    },
  )
  .finally(() => {
    // The channel to our launcher would keep a finished command alive.
    if (process.connected) process.disconnect()
  })
