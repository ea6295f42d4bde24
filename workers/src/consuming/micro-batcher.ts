import { setTimeout as sleep } from 'node:timers/promises'

export interface MicroBatcherOptions<Item> {
  /** Items that one run takes at most. */
  size: number
  /** How long the first item of a batch waits for others, in milliseconds. */
  lingerMs: number
  /** Returns for each item, in order, what became of it. `alone`: the one item asked for that. */
  run: (items: readonly Item[], alone: boolean) => Promise<PromiseSettledResult<void>[]>
}

interface Waiting<Item> {
  item: Item
  settle: (result: PromiseSettledResult<void>) => void
}

/**
 * Gathers items that come one by one into batches: one run at a time, and what comes meanwhile makes up the
 * next one. Under load batches grow by themselves; a single item waits for `lingerMs` only. What must run
 * alone runs when nothing else waits.
 */
export class MicroBatcher<Item> {
  private readonly waiting: Waiting<Item>[] = []
  private readonly waitingAlone: Waiting<Item>[] = []
  private running = false
  private readonly options: MicroBatcherOptions<Item>

  constructor(options: MicroBatcherOptions<Item>) {
    this.options = options
  }

  /** Resolves or rejects with what became of this item. */
  add(item: Item, { alone = false } = {}): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = alone ? this.waitingAlone : this.waiting
      queue.push({
        item,
        settle: (result) => (result.status === 'fulfilled' ? resolve() : reject(asError(result.reason))),
      })
      if (!this.running) void this.runAll()
    })
  }

  private async runAll(): Promise<void> {
    this.running = true
    while (this.waiting.length + this.waitingAlone.length > 0) {
      if (this.waiting.length < this.options.size) await sleep(this.options.lingerMs)
      if (this.waiting.length > 0) await this.runBatch(this.waiting.splice(0, this.options.size), false)
      else await this.runBatch(this.waitingAlone.splice(0, 1), true)
    }
    this.running = false
  }

  private async runBatch(batch: readonly Waiting<Item>[], alone: boolean): Promise<void> {
    try {
      const results = await this.options.run(
        batch.map(({ item }) => item),
        alone,
      )
      batch.forEach(({ settle }, at) =>
        settle(results[at] ?? { status: 'rejected', reason: new Error('the run lost an item') }),
      )
    } catch (reason) {
      for (const { settle } of batch) settle({ status: 'rejected', reason })
    }
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
