import { AppError } from '@vitrine/platform/app-error'
import { LimitedProcess, ProcessDied } from '@vitrine/platform/limited-process'
import fastq from 'fastq'
import { createRequire } from 'node:module'
import { outcomeSchema, type Outcome, type Task, DocumentTooLarge } from './messages.ts'

export interface DocumentMakerOptions {
  /** Documents that are made at once; the others wait in the order in which they came. */
  processes: number
  /** Bytes that the process of one may hold in memory. */
  memory: number
  /** Milliseconds that one may take, from when its process starts. */
  time: number
  /** Pages that one may have. */
  pages: number
}

/** Makes documents in processes of their own. Files are named by their paths. */
export interface DocumentMaker {
  /** @param input see `vaultHeadingSchema`. @throws DocumentTooLarge */
  vaultPdf(input: string, output: string): Promise<void>
  /** @param input rows as JSON: a list of lists of texts. @throws DocumentTooLarge */
  marksSheet(input: string, output: string): Promise<void>
  /** @throws AppError SERVICE_UNAVAILABLE where so many wait that one more would wait for too long */
  assertRoom(): void
  /** Process ids of the documents that are being made. */
  pids(): number[]
  isClosed(): boolean
  close(): Promise<void>
}

/** Gives way to the api and everything else of usual priority. */
const NICENESS = 10
const MEGABYTE = 1_048_576
/** Of the memory, what is not JavaScript's: the runtime itself, buffers of photos and fonts. */
const BESIDE_HEAP_MB = 128
const LEAST_HEAP_MB = 64

/** Documents of as many members: one more is refused. */
const MOST_WAITING = 50
const BUSY = 'Many documents are being made at the moment. Please try again in a few minutes.'
const RETRY_SECONDS = 60

const entry = createRequire(import.meta.url).resolve('@vitrine/documents/document-process')

export function openDocumentMaker({ processes, memory, time, pages }: DocumentMakerOptions): DocumentMaker {
  const running = new Set<LimitedProcess<Task, Outcome>>()
  let isClosed = false

  const make = async (task: Task): Promise<void> => {
    if (isClosed) throw new Error('the process is stopping')
    const process = new LimitedProcess<Task, Outcome>({
      entry,
      memory,
      heap: Math.max(LEAST_HEAP_MB, memory / MEGABYTE - BESIDE_HEAP_MB),
      niceness: NICENESS,
      outcomeOf: (message) => outcomeSchema.parse(message),
    })
    running.add(process)
    try {
      assertMade(await process.run(task, time))
    } catch (error) {
      throw error instanceof ProcessDied ? (tooLarge(error) ?? error) : error
    } finally {
      process.kill()
      await process.ended
      running.delete(process)
    }
  }
  const turns = fastq.promise(make, processes)

  return {
    vaultPdf: async (input, output) => await turns.push({ kind: 'vault-pdf', input, output, pages }),
    marksSheet: async (input, output) => await turns.push({ kind: 'marks-sheet', input, output }),
    assertRoom: () => {
      if (turns.length() >= MOST_WAITING)
        throw new AppError('SERVICE_UNAVAILABLE', { message: BUSY, retryAfterSeconds: RETRY_SECONDS })
    },
    pids: () => [...running].flatMap(({ pid }) => pid ?? []),
    isClosed: () => isClosed,
    close: async () => {
      isClosed = true
      const processes = [...running]
      for (const process of processes) process.kill()
      await Promise.all(processes.map(({ ended }) => ended))
    },
  }
}

/** Null where the process was killed from outside. Node aborts a process whose heap is full. */
function tooLarge({ death, signal }: ProcessDied): DocumentTooLarge | null {
  if (death !== 'crash') return new DocumentTooLarge(death)
  return signal === 'SIGABRT' ? new DocumentTooLarge('memory') : null
}

/** @throws DocumentTooLarge, Error */
function assertMade(outcome: Outcome): void {
  if ('tooLarge' in outcome) throw new DocumentTooLarge(outcome.tooLarge)
  if ('failed' in outcome) throw new Error(outcome.failed)
}
