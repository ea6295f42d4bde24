import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { outcomeSchema, type Outcome, type Task } from './messages.ts'

/** Why a task has no outcome: the process was killed for what it took, or died by itself. */
export type Death = 'time' | 'memory' | 'crash'

export class ProcessDied extends Error {
  readonly death: Death

  constructor(death: Death) {
    super(`the decoding process died: ${death}`)
    this.name = 'ProcessDied'
    this.death = death
  }
}

const WATCH_MS = 50
const PAGE = 4096
const HEAP_MB = 384
/** What libvips holds beyond this goes into files of the machine's temporary folder. */
const PIXELS_IN_MEMORY = '256m'

const entry = createRequire(import.meta.url).resolve('@vitrine/decoding/decode-process')

/**
 * One process that opens strangers' files, one task at a time. It knows no setting of ours, and has no
 * connection.
 */
export class DecodingProcess {
  private readonly child: ChildProcess
  private readonly memory: number
  private readonly ready: Promise<unknown>
  private readonly gone: Promise<void>
  private killedFor: Death | null = null

  /** @param memory bytes that the process may hold */
  constructor(memory: number) {
    this.memory = memory
    this.child = fork(entry, [], {
      env: { VIPS_DISC_THRESHOLD: PIXELS_IN_MEMORY },
      execArgv: [`--max-old-space-size=${HEAP_MB}`, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'json',
    })
    this.gone = new Promise((resolve) => {
      this.child.once('exit', () => resolve())
      this.child.once('error', () => resolve())
    })
    this.ready = new Promise((resolve) => this.child.once('message', resolve))
  }

  /** Resolves when the process has ended, for whatever reason. */
  get ended(): Promise<void> {
    return this.gone
  }

  /** @param time milliseconds that it may take. @throws ProcessDied */
  async run(task: Task, time: number): Promise<Outcome> {
    await Promise.race([this.ready, this.gone])
    const timer = setTimeout(() => this.kill('time'), time)
    const watch = setInterval(() => void this.watchMemory(), WATCH_MS)
    try {
      const outcome = await Promise.race([this.outcomeOf(task), this.gone])
      // A task may be done between two looks at its memory.
      await this.watchMemory()
      if (outcome === undefined || this.killedFor !== null) throw new ProcessDied(this.killedFor ?? 'crash')
      return outcome
    } finally {
      clearTimeout(timer)
      clearInterval(watch)
    }
  }

  kill(reason: Death | null = null): void {
    this.killedFor ??= reason
    this.child.kill('SIGKILL')
  }

  private async outcomeOf(task: Task): Promise<Outcome | undefined> {
    return await new Promise((resolve) => {
      this.child.once('message', (message) => resolve(outcomeSchema.parse(message)))
      // A process that is gone takes nothing: `gone` tells of it.
      this.child.send(task, () => undefined)
    })
  }

  /** Where the machine does not tell (it is not Linux), the other limits hold alone. */
  private async watchMemory(): Promise<void> {
    const pages = Number(
      (await readFile(`/proc/${this.child.pid}/statm`, 'utf8').catch(() => '')).split(' ')[1],
    )
    if (pages * PAGE > this.memory) this.kill('memory')
  }
}
