/** What happened for one cause since the last line about it. */
export interface Occurrences<Detail> {
  cause: string
  count: number
  /** The first ones of them. */
  details: readonly Detail[]
}

export interface OccurrenceLogOptions<Detail> {
  /** Writes the line. */
  write: (occurrences: Occurrences<Detail>) => void
  /** How long the first line about a cause waits for more, in milliseconds. */
  firstMs?: number
  /** The time between two lines about a cause that goes on, in milliseconds. */
  nextMs?: number
}

interface Open<Detail> {
  count: number
  details: Detail[]
  timer: NodeJS.Timeout
}

const FIRST_MS = 2_000
const NEXT_MS = 60_000
/** A line names no more than these; its count has all. */
const DETAILS_MOST = 200

/**
 * One log line with a count for each cause, however often it shows: an emptied queue fails in every job, a
 * server that is away in every consumer. A cause that goes on gets a line a minute.
 */
export class OccurrenceLog<Detail> {
  private readonly causes = new Map<string, Open<Detail>>()
  private readonly options: Required<OccurrenceLogOptions<Detail>>

  constructor({ write, firstMs = FIRST_MS, nextMs = NEXT_MS }: OccurrenceLogOptions<Detail>) {
    this.options = { write, firstMs, nextMs }
  }

  note(cause: string, detail: Detail): void {
    const open = this.causes.get(cause) ?? this.open(cause, this.options.firstMs)
    open.count += 1
    if (open.details.length < DETAILS_MOST) open.details.push(detail)
  }

  /** Writes what is left. */
  close(): void {
    for (const [cause, { timer }] of this.causes) {
      clearTimeout(timer)
      this.writeLine(cause)
    }
    this.causes.clear()
  }

  private open(cause: string, waitMs: number): Open<Detail> {
    const timer = setTimeout(() => {
      if (this.writeLine(cause)) this.open(cause, this.options.nextMs)
      else this.causes.delete(cause)
    }, waitMs)
    timer.unref()
    const opened: Open<Detail> = { count: 0, details: [], timer }
    this.causes.set(cause, opened)
    return opened
  }

  private writeLine(cause: string): boolean {
    const open = this.causes.get(cause)
    if (!open || open.count === 0) return false
    this.options.write({ cause, count: open.count, details: open.details })
    return true
  }
}
