import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'

/** Why a task has no outcome: the process was killed for its time or memory, or ended by itself. */
export type Death = 'time' | 'memory' | 'crash'

export class ProcessDied extends Error {
  readonly death: Death
  /** That ended it, where it was not killed for its time or memory. */
  readonly signal: NodeJS.Signals | null

  constructor(death: Death, signal: NodeJS.Signals | null = null) {
    super(`the process of the task died: ${death}`)
    this.name = 'ProcessDied'
    this.death = death
    this.signal = signal
  }
}

export interface LimitedProcessOptions<Outcome> {
  /** Path of the module that it runs. It sends one message when it is ready, and one for each task. */
  entry: string
  /** Bytes that it may hold in memory. */
  memory: number
  /** Megabytes of its JavaScript heap. */
  heap: number
  /** Its whole environment. Default: empty. */
  env?: Readonly<Record<string, string>>
  /** Added to the priority of the process that starts it: 0 to 19, where 19 gives way to all others. */
  niceness?: number
  /**
   * So many times its time may pass where the machine is busy with others: the time of a task is then its
   * processor time. Default 1: the time is what passes.
   */
  patience?: number
  /** @throws where the message is no outcome */
  outcomeOf: (message: unknown) => Outcome
}

const WATCH_MS = 50
const PAGE = 4096
/** Linux tells processor time in hundredths of a second (`man 5 proc_pid_stat`). */
const TICK_MS = 10
const LOWEST_PRIORITY = 19

/**
 * A process for work that must not hold up or endanger the one that asks for it, one task at a time. It has
 * no settings and no connection, and is killed when it exceeds its time or memory.
 */
export class LimitedProcess<Task extends object, Outcome> {
  private readonly child: ChildProcess
  private readonly options: LimitedProcessOptions<Outcome>
  private readonly ready: Promise<unknown>
  private readonly gone: Promise<void>
  private killedFor: Death | null = null

  constructor(options: LimitedProcessOptions<Outcome>) {
    this.options = options
    this.child = fork(options.entry, [], {
      env: { ...options.env },
      execArgv: [`--max-old-space-size=${options.heap}`, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'json',
    })
    this.gone = new Promise((resolve) => {
      this.child.once('exit', () => resolve())
      this.child.once('error', () => resolve())
    })
    this.ready = new Promise((resolve) => this.child.once('message', resolve))
    if (options.niceness && this.child.pid !== undefined) lowerPriority(this.child.pid, options.niceness)
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  /** Resolves when the process has ended, for whatever reason. */
  get ended(): Promise<void> {
    return this.gone
  }

  /** @param time milliseconds that it may take. @throws ProcessDied */
  async run(task: Task, time: number): Promise<Outcome> {
    await Promise.race([this.ready, this.gone])
    const { patience = 1 } = this.options
    const begunAt = patience > 1 ? await this.processorTime() : null
    const timer = setTimeout(() => this.kill('time'), begunAt === null ? time : time * patience)
    const watch = setInterval(() => {
      void this.watchMemory()
      if (begunAt !== null) void this.watchTime(begunAt + time)
    }, WATCH_MS)
    try {
      const outcome = await Promise.race([this.outcomeOf(task), this.gone])
      // A task may be done between two looks at its memory.
      await this.watchMemory()
      if (this.killedFor !== null) throw new ProcessDied(this.killedFor)
      if (outcome === undefined) throw new ProcessDied('crash', this.child.signalCode)
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
      this.child.once('message', (message) => resolve(this.options.outcomeOf(message)))
      // A process that is gone takes nothing: `gone` tells of it.
      this.child.send(task, () => undefined)
    })
  }

  private async watchTime(most: number): Promise<void> {
    const spent = await this.processorTime()
    if (spent !== null && spent > most) this.kill('time')
  }

  /** Milliseconds since the process began; null where the machine does not tell. */
  private async processorTime(): Promise<number | null> {
    const stat = await readFile(`/proc/${this.child.pid}/stat`, 'utf8').catch(() => '')
    // Behind the name in brackets: state, ten numbers, and the time for itself and in the system for it.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return user === undefined || system === undefined ? null : (user + system) * TICK_MS
  }

  /** Where the machine does not tell (it is not Linux), the other limits hold alone. */
  private async watchMemory(): Promise<void> {
    const pages = Number(
      (await readFile(`/proc/${this.child.pid}/statm`, 'utf8').catch(() => '')).split(' ')[1],
    )
    if (pages * PAGE > this.options.memory) this.kill('memory')
  }
}

/** A process that has ended already, or a system without priorities, is no error. */
function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, Math.min(LOWEST_PRIORITY, getPriority() + niceness))
  } catch {
    // The limits of time and memory hold all the same.
  }
}
