import { ProcessDied, LimitedProcess } from '@vitrine/platform/limited-process'
import { createRequire } from 'node:module'
import {
  checkedPictureSchema,
  cleanedVideoSchema,
  convertedPictureSchema,
  renditionsSchema,
  resizedPictureSchema,
  unpackedImagesSchema,
  type CheckedPicture,
  type CleanedVideo,
  type ConvertedPicture,
  type MadeRenditions,
  type ResizedPicture,
  type ResizeOptions,
  type Task,
  type UnpackedImages,
  outcomeSchema,
  type Outcome,
} from './messages.ts'
import { FairTurns, type Account } from './fair-turns.ts'
import { FileRefused } from './refusal.ts'

/**
 * Opens strangers' files in processes that can be killed. Each throws FileRefused where the reason lies in
 * the file.
 */
export interface Decoders {
  /** Writes a picture as it is kept. */
  convertPicture(input: string, output: string): Promise<ConvertedPicture>
  /** Writes smaller sizes of a kept picture into a folder. */
  makeRenditions(input: string, folder: string, widths: readonly number[]): Promise<MadeRenditions>
  /** Writes a picture so that it fits into a width and a height. */
  resizePicture(input: string, output: string, options: ResizeOptions): Promise<ResizedPicture>
  /** Decodes every pixel of a jpeg, png, gif or webp, and keeps none. */
  checkPicture(input: string): Promise<CheckedPicture>
  /** Takes a body of images/edit apart, photos into files. */
  unpackImages(input: string, folder: string): Promise<UnpackedImages>
  /** Writes a video without anything but its pictures and its sound. */
  cleanVideo(input: string, output: string): Promise<CleanedVideo>
}

/** Processes that accounts share. */
export interface DecoderPool {
  /**
   * Opens files on behalf of an account: one at a time, in fair turns with other accounts. What no account
   * asks for names its purpose.
   */
  forAccount(account: Account): Decoders
  close(): Promise<void>
}

export interface DecodersOptions {
  /** Processes at most; each is started when it is needed. */
  processes: number
  /** Bytes that one of them may hold in memory. */
  memory: number
  /** Milliseconds after which one that nothing was asked of ends. */
  idle?: number
  /** Milliseconds for a task, in place of those below. */
  time?: number
}

/**
 * Milliseconds of processor time. The largest picture that is taken needs about five seconds of one core: on
 * a machine that many share, minutes may pass, and the picture is not to blame.
 */
const times: Record<Task['kind'], number> = {
  'keep-picture': 30_000,
  'make-renditions': 30_000,
  'resize-picture': 30_000,
  'check-picture': 30_000,
  'unpack-images': 60_000,
  'clean-video': 120_000,
}
const PATIENCE = 4
const IDLE_MS = 30_000

interface Waiting {
  account: Account
  isPreparation: boolean
  task: Task
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
  /** Whether a process has died with it already, of nobody knows what. */
  crashed: boolean
}

/** Has a task done by one of a pool's processes. @throws FileRefused */
export type RunTask = (account: Account, task: Task) => Promise<unknown>

export function openDecoders(options: DecodersOptions): DecoderPool & { run: RunTask } {
  const pool = new Pool(options)
  const run: RunTask = (account, task) => pool.run(account, task)
  return { run, forAccount: (account) => decodersOf(run, account), close: () => pool.close() }
}

export function decodersOf(run: RunTask, account: Account): Decoders {
  return {
    convertPicture: async (input, output) =>
      convertedPictureSchema.parse(await run(account, { kind: 'keep-picture', input, output })),
    makeRenditions: async (input, folder, widths) =>
      renditionsSchema.parse(
        await run(account, { kind: 'make-renditions', input, folder, widths: [...widths] }),
      ),
    resizePicture: async (input, output, options) =>
      resizedPictureSchema.parse(await run(account, { kind: 'resize-picture', input, output, ...options })),
    checkPicture: async (input) =>
      checkedPictureSchema.parse(await run(account, { kind: 'check-picture', input })),
    unpackImages: async (input, folder) =>
      unpackedImagesSchema.parse(await run(account, { kind: 'unpack-images', input, folder })),
    cleanVideo: async (input, output) =>
      cleanedVideoSchema.parse(await run(account, { kind: 'clean-video', input, output })),
  }
}

class Pool {
  private readonly options: DecodersOptions
  private readonly turns = new FairTurns<Waiting>()
  private readonly idle: { process: DecodingProcess; timer: NodeJS.Timeout }[] = []
  private readonly running = new Set<DecodingProcess>()
  private closed = false

  constructor(options: DecodersOptions) {
    this.options = options
  }

  async run(account: Account, task: Task): Promise<unknown> {
    if (this.closed) throw new Error('the process is stopping')
    return await new Promise((resolve, reject) => {
      const isPreparation = task.kind === 'unpack-images'
      this.turns.add({ account, isPreparation, task, resolve, reject, crashed: false })
      this.next()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    for (const { reject } of this.turns.drain()) reject(new Error('the process is stopping'))
    const processes = [
      ...this.running,
      ...this.idle.splice(0).map(({ process, timer }) => (clearTimeout(timer), process)),
    ]
    for (const process of processes) process.kill()
    await Promise.all(processes.map(({ ended }) => ended))
  }

  private next(): void {
    if (this.closed || this.running.size >= this.options.processes) return
    const waiting = this.turns.take()
    if (waiting) void this.runIn(this.takeProcess(), waiting)
  }

  private takeProcess(): DecodingProcess {
    const rested = this.idle.pop()
    clearTimeout(rested?.timer)
    return rested?.process ?? new DecodingProcess(this.options.memory)
  }

  private async runIn(process: DecodingProcess, waiting: Waiting): Promise<void> {
    this.running.add(process)
    let isTriedAgain = false
    try {
      const outcome = await process.run(waiting.task, this.options.time ?? times[waiting.task.kind])
      this.rest(process)
      if ('result' in outcome) waiting.resolve(outcome.result)
      else
        waiting.reject(
          'refused' in outcome
            ? new FileRefused(outcome.refused.code, outcome.refused.reason)
            : new Error(outcome.failed),
        )
    } catch (error) {
      process.kill()
      isTriedAgain =
        error instanceof ProcessDied && error.death === 'crash' && !waiting.crashed && !this.closed
      if (isTriedAgain) waiting.crashed = true
      else waiting.reject(error instanceof ProcessDied && !this.closed ? refusalOf(error) : error)
    } finally {
      this.running.delete(process)
      this.turns.finished(waiting, { again: isTriedAgain })
      this.next()
    }
  }

  private rest(process: DecodingProcess): void {
    const timer = setTimeout(() => {
      this.idle.splice(
        this.idle.findIndex((each) => each.process === process),
        1,
      )
      process.kill()
    }, this.options.idle ?? IDLE_MS)
    timer.unref()
    if (this.closed) process.kill()
    else this.idle.push({ process, timer })
  }
}

/** A process died with this file once more, or was killed over it: the file is to blame. */
function refusalOf({ death }: ProcessDied): FileRefused {
  return new FileRefused(death === 'memory' ? 'Size' : 'invalid', death)
}

const HEAP_MB = 384

/** What libvips holds beyond this goes into files of the machine's temporary folder. */
const PIXELS_IN_MEMORY = '256m'

const entry = createRequire(import.meta.url).resolve('@vitrine/decoding/decode-process')

/** One process that opens strangers' files, one task at a time. */
class DecodingProcess extends LimitedProcess<Task, Outcome> {
  /** @param memory bytes that the process may hold */
  constructor(memory: number) {
    super({
      entry,
      memory,
      heap: HEAP_MB,
      patience: PATIENCE,
      env: { VIPS_DISC_THRESHOLD: PIXELS_IN_MEMORY },
      outcomeOf: (message) => outcomeSchema.parse(message),
    })
  }
}
