/** A notification on its way; sent again until it is received, or as often as the provider does. */
export interface Outgoing {
  id: number
  kind: 'zuora-callout' | 'avangate-ipn' | 'avangate-lcn'
  url: string
  headers: Record<string, string>
  body: string
  tries: number
  /** Machine time. */
  dueAt: number
  state: 'waiting' | 'received' | 'given-up'
}

/** Whether a response counts as received. */
type IsReceipt = (sent: Pick<Outgoing, 'kind' | 'body'>, status: number, response: string) => boolean

export interface NextNotifications {
  /** Each is sent twice. */
  duplicate: boolean
  /** Held back until `release`, which sends them in another order. */
  hold: boolean
  /** Signed with another key. */
  forge: boolean
}

/** The providers' waits between tries, in minutes; how often each tries is their length and one more. */
const WAITS: Readonly<Record<Outgoing['kind'], readonly number[]>> = {
  'zuora-callout': [5, 5, 5],
  'avangate-ipn': [2.5, 15, 15, 15, 15, ...Array.from({ length: 46 }, () => 60)],
  'avangate-lcn': [2.5, 15, 15, 15, 15, ...Array.from({ length: 46 }, () => 60)],
}

const DELIVER_WITHIN_MS = 10_000
const MINUTE_MS = 60_000
const KEPT = 500

/** Sends what the providers have to tell, with their repetitions in shortened time. */
export class NotificationQueue {
  next: NextNotifications = { duplicate: false, hold: false, forge: false }
  readonly sent: Outgoing[] = []
  private held: Outgoing[] = []
  private lastId = 0
  private readonly timers = new Set<NodeJS.Timeout>()
  private readonly factor: number
  private readonly isReceipt: IsReceipt
  private isClosed = false
  private underWay = 0

  constructor(options: { factor: number; isReceipt: IsReceipt }) {
    this.factor = options.factor
    this.isReceipt = options.isReceipt
  }

  add(kind: Outgoing['kind'], url: string, headers: Record<string, string>, body: string): void {
    for (let copies = this.next.duplicate ? 2 : 1; copies > 0; copies -= 1) {
      this.lastId += 1
      const outgoing: Outgoing = {
        id: this.lastId,
        kind,
        url,
        headers,
        body,
        tries: 0,
        dueAt: 0,
        state: 'waiting',
      }
      this.sent.push(outgoing)
      if (this.sent.length > KEPT) this.sent.shift()
      if (this.next.hold) this.held.push(outgoing)
      else this.schedule(outgoing, 0)
    }
  }

  /** What was held back, the latest first. */
  release(): void {
    this.next.hold = false
    for (const outgoing of this.held.splice(0).toReversed()) this.schedule(outgoing, 0)
  }

  /** Nothing is being sent at this moment. */
  get isIdle(): boolean {
    return this.underWay === 0 && this.sent.every(({ state, tries }) => state !== 'waiting' || tries > 0)
  }

  close(): void {
    this.isClosed = true
    for (const timer of this.timers) clearTimeout(timer)
  }

  private schedule(outgoing: Outgoing, inMs: number): void {
    if (this.isClosed) return
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      void this.deliver(outgoing)
    }, inMs)
    timer.unref()
    this.timers.add(timer)
  }

  private async deliver(outgoing: Outgoing): Promise<void> {
    this.underWay += 1
    outgoing.tries += 1
    const isReceived = await this.send(outgoing)
    this.underWay -= 1
    if (isReceived) {
      outgoing.state = 'received'
      return
    }
    const wait = WAITS[outgoing.kind][outgoing.tries - 1]
    if (wait === undefined) outgoing.state = 'given-up'
    else this.schedule(outgoing, wait * MINUTE_MS * this.factor)
  }

  private async send({ kind, url, headers, body }: Outgoing): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(DELIVER_WITHIN_MS),
      })
      return this.isReceipt({ kind, body }, response.status, await response.text())
    } catch {
      return false
    }
  }
}
