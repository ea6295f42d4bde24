import type { Database } from '@vitrine/database/database'
import { runInContext } from '@vitrine/platform/request-context'
import type { TableChoices } from '@vitrine/tabular/survey-table'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FileBroken, type ImportFile } from './import-file.ts'
import type { ImportKind, RowBatch } from './import-kind.ts'
import { finishProgress, openProgress, type ImportCounts, type ImportProgress } from './import-progress.ts'
import type { RawRow } from './raw-row.ts'
import { openRows, type FileRows } from './raw-rows.ts'
import { readAhead } from './read-ahead.ts'
import type { RefusalReason } from './refusal-summary.ts'
import { RefusedReport } from './refused-report.ts'
import { RowValidator } from './row-validator.ts'

/** Batches that are read and judged while one is written. */
const BATCHES_AHEAD = 2

export interface ImportRun<Row> {
  database: Database
  kind: ImportKind<Row>
  file: ImportFile
  /** Another mode of the same file is another import, with its own progress. */
  mode: string
  /** What the file itself leaves open; other choices are another import, too. */
  choices?: TableChoices
  dataDir: string
  /** Finishes the batch in hand, then stops. */
  signal: AbortSignal
  onProgress(progress: ImportCounts & { linesDone: number; resumedAt: number }): void
}

export interface ImportResult extends ImportCounts {
  /** `stopped` by the signal, `broken` or `failed` by what `reason` says. */
  end: 'done' | 'stopped' | 'broken' | 'failed'
  reason: string
  linesDone: number
  /** The line after which this run went on. */
  resumedAt: number
  /** Why rows were refused, the most frequent reason first. */
  reasons: RefusalReason[]
  /** How the file was read. */
  reading: Omit<FileRows, 'rows'>
  reportPath: string
}

/**
 * Brings a file in, batch by batch, from where an earlier run stopped. Null where somebody else is at the
 * same file.
 *
 * @throws FileUnreadable where no row of it can be read
 */
export async function runImport<Row extends object>(run: ImportRun<Row>): Promise<ImportResult | null> {
  const fingerprint = await fingerprintOf(run.file.path)
  return await whileAlone(run.database, fingerprint, async () => {
    const choices = run.choices ?? {}
    const { rows, ...reading } = await openRows(run.file, run.kind, choices)
    const mode = [run.mode, ...Object.entries(choices).map(([name, value]) => `${name}=${value}`)].join(' ')
    const progress = await openProgress(run.database, {
      kind: run.kind.name,
      fingerprint: `${run.kind.name} ${mode} ${fingerprint}`,
      fileName: basename(run.file.path),
    })
    const report = await RefusedReport.open(run.dataDir, run.file.path, progress.linesDone)
    const resumedAt = progress.linesDone
    const { end, reason } = await writeAll(run, rows(), progress, report)
    if (end === 'done') await finishProgress(run.database, progress.id)
    const { imported, unchanged, refused, linesDone } = progress
    return {
      end,
      reason,
      imported,
      unchanged,
      refused,
      linesDone,
      resumedAt,
      reasons: report.summary.reasons,
      reading,
      reportPath: report.path,
    }
  })
}

/**
 * The next batches are read and judged while one is written; never are two written at once. Keeps `progress`
 * up to date.
 */
async function writeAll<Row extends object>(
  run: ImportRun<Row>,
  rows: AsyncIterable<RawRow[]>,
  progress: ImportProgress,
  report: RefusedReport,
): Promise<Pick<ImportResult, 'end' | 'reason'>> {
  const resumedAt = progress.linesDone
  let writing: Promise<void> = Promise.resolve()
  const write = async (batch: RowBatch<Row>) => {
    await report.add(batch.refused)
    const { imported, unchanged } = await runInContext(
      { requestId: `import-${progress.id}-line-${batch.linesDone}` },
      () => run.kind.write(progress.id, batch),
    )
    progress.linesDone = batch.linesDone
    progress.imported += imported
    progress.unchanged += unchanged
    progress.refused += batch.refused.length
    run.onProgress({ ...progress, resumedAt })
  }
  try {
    for await (const batch of readAhead(
      rowBatches(rows, new RowValidator(run.kind), resumedAt, run.kind.batchRows),
      BATCHES_AHEAD,
    )) {
      await writing
      if (run.signal.aborted) return { end: 'stopped', reason: '' }
      writing = write(batch)
      // Awaited above or below; until then it must not count as unhandled.
      writing.catch(() => undefined)
    }
    await writing
    return { end: 'done', reason: '' }
  } catch (error) {
    return await endOf(error, writing)
  }
}

async function endOf(error: unknown, writing: Promise<void>): Promise<Pick<ImportResult, 'end' | 'reason'>> {
  try {
    await writing
  } catch (failure) {
    return { end: 'failed', reason: messageOf(failure) }
  }
  return { end: error instanceof FileBroken ? 'broken' : 'failed', reason: messageOf(error) }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error)
}

/**
 * What the same file again is known by: the sha256 of all of it. A mended file is another one and begins
 * anew.
 */
async function fingerprintOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash)
  return hash.digest('hex')
}

/**
 * Runs while nobody else imports the same file; returns null where somebody does. The lock ends with its
 * connection, whatever happens.
 */
async function whileAlone<Result>(
  database: Database,
  fingerprint: string,
  run: () => Promise<Result>,
): Promise<Result | null> {
  return await database.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${`import ${fingerprint}`}, 0)`
    const { rows } = await sql<{ locked: boolean }>`SELECT pg_try_advisory_lock(${key}) AS locked`.execute(
      connection,
    )
    if (!rows[0]?.locked) return null
    try {
      return await run()
    } finally {
      await sql`SELECT pg_advisory_unlock(${key})`.execute(connection)
    }
  })
}

const BATCH_ROWS = 250
/** A batch of long bodies ends earlier. */
const BATCH_BYTES = 4 * 1024 * 1024
/** Refused rows are noted at the latest after this many lines. */
const BATCH_LINES = 10_000

/**
 * Lines as batches. The first `skip` lines were done by an earlier run: they are only judged, because a later
 * line may repeat what one of them is about.
 */
export async function* rowBatches<Row extends object>(
  pieces: AsyncIterable<readonly RawRow[]>,
  judge: RowValidator<Row>,
  skip: number,
  batchRows = BATCH_ROWS,
): AsyncGenerator<RowBatch<Row>> {
  let batch: RowBatch<Row> = { rows: [], refused: [], linesDone: skip }
  let bytes = 0
  let begin = skip
  const take = (): RowBatch<Row> => {
    const full = batch
    batch = { rows: [], refused: [], linesDone: full.linesDone }
    bytes = 0
    begin = full.linesDone
    return full
  }
  try {
    for await (const piece of pieces) {
      for (const line of piece) {
        const judgment = judge.judge(line)
        if (line.number <= skip) continue
        batch.linesDone = line.number
        if (judgment && 'row' in judgment) {
          batch.rows.push(judgment.row)
          bytes += line.size
        } else if (judgment) batch.refused.push(judgment.refused)
        if (batch.rows.length >= batchRows || bytes >= BATCH_BYTES || line.number - begin >= BATCH_LINES)
          yield take()
      }
    }
  } catch (error) {
    // A break in the file stops nothing before it.
    if (batch.linesDone > begin) yield take()
    throw error
  }
  if (batch.linesDone > begin) yield take()
}
