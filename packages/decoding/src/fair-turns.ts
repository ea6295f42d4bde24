/** Whose file a task opens. Tasks of one account never run at the same time. */
export type Account = number | string

interface Task {
  account: Account
  /** Whether it only prepares the tasks after it: taking a body apart before its photos are opened. */
  isPreparation: boolean
}

interface Line<Waiting> {
  waiting: { task: Waiting; arrival: number }[]
  isRunning: boolean
  /** The round in which its next task runs. */
  round: number
  /** Its last task was a preparation, which counts only if another one follows. */
  isPrepared: boolean
}

/**
 * Queue with fair turns between accounts (start-time fair queuing). An account runs one task at a time and
 * one upload a round. In a round, accounts with the fewest waiting tasks go first, so the photo of a member
 * waits for the tasks that run already, however many tasks others have waiting. An account that comes back
 * cannot repeat a round, so nobody is passed over twice by the same account.
 */
export class FairTurns<Waiting extends Task> {
  private readonly lines = new Map<Account, Line<Waiting>>()
  /** Of the task that was taken last. No waiting task is in an earlier round. */
  private round = 0
  private arrivals = 0

  add(task: Waiting): void {
    const line = this.lineOf(task.account)
    line.waiting.push({ task, arrival: (this.arrivals += 1) })
  }

  /** The next task to run, whose account is then busy until `finished`; undefined where none may run. */
  take(): Waiting | undefined {
    const next = this.nextLine()
    const taken = next?.waiting.shift()
    if (!next || !taken) return undefined
    const round = roundOf(next, taken.task)
    this.round = round
    next.isRunning = true
    next.isPrepared = taken.task.isPreparation
    next.round = taken.task.isPreparation ? round : round + 1
    this.forgetIdleLines()
    return taken.task
  }

  /** The account's task has ended; `again` puts it back before its others. */
  finished(task: Waiting, { again = false } = {}): void {
    const line = this.lineOf(task.account)
    line.isRunning = false
    // Time that a long task took is not saved up for later.
    line.round = Math.max(line.round, this.round)
    if (again) line.waiting.unshift({ task, arrival: 0 })
    this.forgetIdleLines()
  }

  /** Takes out whatever waits. */
  drain(): Waiting[] {
    return [...this.lines.values()].flatMap(({ waiting }) => waiting.splice(0).map(({ task }) => task))
  }

  private lineOf(account: Account): Line<Waiting> {
    const known = this.lines.get(account)
    if (known) {
      if (isIdle(known)) known.round = Math.max(known.round, this.round)
      return known
    }
    const line: Line<Waiting> = { waiting: [], isRunning: false, round: this.round, isPrepared: false }
    this.lines.set(account, line)
    return line
  }

  private nextLine(): Line<Waiting> | undefined {
    return [...this.lines.values()]
      .filter(({ isRunning, waiting }) => !isRunning && waiting.length > 0)
      .toSorted((one, other) => compare(orderOf(one), orderOf(other)))[0]
  }

  /** An idle account that could begin in the current round anyway is as a new one. */
  private forgetIdleLines(): void {
    for (const [account, line] of this.lines)
      if (isIdle(line) && line.round + (line.isPrepared ? 1 : 0) <= this.round) this.lines.delete(account)
    if ([...this.lines.values()].every(isIdle)) this.lines.clear()
  }
}

function isIdle({ isRunning, waiting }: Line<unknown>): boolean {
  return !isRunning && waiting.length === 0
}

/** A preparation is part of the upload that it begins; one without an upload counts when the next one comes. */
function roundOf({ round, isPrepared }: Line<unknown>, { isPreparation }: Task): number {
  return isPreparation && isPrepared ? round + 1 : round
}

/** Round, then the fewest waiting tasks, then the order of arrival. */
function orderOf<Waiting extends Task>(line: Line<Waiting>): number[] {
  const [first] = line.waiting
  return first ? [roundOf(line, first.task), line.waiting.length, first.arrival] : []
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
