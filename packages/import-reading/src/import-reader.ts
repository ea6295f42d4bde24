import type { ImportSheet } from '@vitrine/contracts/vault-imports/reading'
import { AppError } from '@vitrine/platform/app-error'
import { LimitedProcess, ProcessDied } from '@vitrine/platform/limited-process'
import fastq from 'fastq'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  ImportFileRefused,
  outcomeSchema,
  type ListedPhoto,
  type Outcome,
  type TableTask,
  type TakenPhoto,
  type Task,
} from './messages.ts'

export interface ImportReaderOptions {
  /** Files that are read at once; the others wait in the order in which they came. */
  processes: number
  /** Bytes that the process of one may hold in memory. */
  memory: number
  /** Milliseconds of processor time that one may take. */
  time: number
}

/** Reads spreadsheets and ZIPs of members in processes of their own. Files are named by their paths. */
export interface ImportReader {
  /**
   * Writes the rows to `output` as NDJSON of `rawImportRowSchema`, in the order of sheets and lines.
   *
   * @throws ImportFileRefused with the sentence for the owner of the file; nothing is left at `output`
   */
  read(task: Omit<TableTask, 'kind'>): Promise<{ sheets: ImportSheet[] }>
  /** The photos of a ZIP. @throws ImportFileRefused */
  listPhotos(path: string): Promise<ListedPhoto[]>
  /** Writes some photos of a ZIP into a folder. @throws ImportFileRefused */
  takePhotos(path: string, folder: string, places: readonly number[]): Promise<TakenPhoto[]>
  /** @throws AppError SERVICE_UNAVAILABLE where so many wait that one more would wait for too long */
  assertRoom(): void
  /** Process ids of the files that are being read. */
  pids(): number[]
  close(): Promise<void>
}

/** Gives way to the api and everything else of usual priority. */
const NICENESS = 10
const MEGABYTE = 1_048_576
const BESIDE_HEAP_MB = 128
const LEAST_HEAP_MB = 64
/** So many times its processor time may pass while the machine is busy with others. */
const PATIENCE = 4

const MOST_WAITING = 50
const BUSY = 'Many files are being read at the moment. Please try again in a few minutes.'
const RETRY_SECONDS = 60

const entry = createRequire(import.meta.url).resolve('@vitrine/import-reading/import-process')

export function openImportReader({ processes, memory, time }: ImportReaderOptions): ImportReader {
  const running = new Set<LimitedProcess<Task, Outcome>>()
  let isClosed = false

  const run = async (task: Task): Promise<Outcome> => {
    if (isClosed) throw new Error('the process is stopping')
    const process = new LimitedProcess<Task, Outcome>({
      entry,
      memory,
      heap: Math.max(LEAST_HEAP_MB, memory / MEGABYTE - BESIDE_HEAP_MB),
      niceness: NICENESS,
      patience: PATIENCE,
      outcomeOf: (message) => outcomeSchema.parse(message),
    })
    running.add(process)
    try {
      return accepted(await process.run(task, time))
    } catch (error) {
      if (task.kind === 'read-table') {
        await rm(task.output, { force: true })
        await rm(`${task.output}.part`, { force: true })
      }
      throw error instanceof ProcessDied ? (refusalOf(error) ?? error) : error
    } finally {
      process.kill()
      await process.ended
      running.delete(process)
    }
  }
  const turns = fastq.promise(run, processes)

  return {
    read: async (task) => {
      const outcome = await turns.push({ kind: 'read-table', ...task })
      if (!('sheets' in outcome)) throw unexpected()
      return outcome
    },
    listPhotos: async (path) => {
      const outcome = await turns.push({ kind: 'list-photos', path })
      if (!('photos' in outcome)) throw unexpected()
      return outcome.photos
    },
    takePhotos: async (path, folder, places) => {
      const outcome = await turns.push({ kind: 'take-photos', path, folder, places: [...places] })
      if (!('taken' in outcome)) throw unexpected()
      return outcome.taken
    },
    assertRoom: () => {
      if (turns.length() >= MOST_WAITING)
        throw new AppError('SERVICE_UNAVAILABLE', { message: BUSY, retryAfterSeconds: RETRY_SECONDS })
    },
    pids: () => [...running].flatMap(({ pid }) => pid ?? []),
    close: async () => {
      isClosed = true
      const processes = [...running]
      for (const process of processes) process.kill()
      await Promise.all(processes.map(({ ended }) => ended))
    },
  }
}

/** Null where the process was killed from outside. Node aborts a process whose heap is full. */
function refusalOf({ death, signal }: ProcessDied): ImportFileRefused | null {
  if (death === 'time') return new ImportFileRefused('tooSlow')
  return death === 'memory' || signal === 'SIGABRT' ? new ImportFileRefused('unpackedTooLarge') : null
}

/** @throws ImportFileRefused, Error */
function accepted(outcome: Outcome): Outcome {
  if ('refused' in outcome) throw new ImportFileRefused(outcome.refused)
  if ('failed' in outcome) throw new Error(outcome.failed)
  return outcome
}

function unexpected(): Error {
  return new Error('a process that reads imports answered another task')
}
