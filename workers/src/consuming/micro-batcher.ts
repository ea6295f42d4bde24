import { setTimeout as sleep } from 'node:timers/promises'

export interface MicroBatcherOptions<Item> {
  /** Items that one run takes at most. */
  size: number
  /** How long the first item of a batch waits for others, in milliseconds. */
  lingerMs: number
  /** Answers for each item, in order, what became of it. */
  run: (items: readonly Item[]) => Promise<PromiseSettledResult<void>[]>
}

interface Waiting<Item> {
  item: Item
  settle: (result: PromiseSettledResult<void>) => void
}

/**
 * Gathers items that come one by one into batches: one run at a time, and what comes meanwhile makes up the next one.
 * Under load batches grow by themselves; a single item waits for `lingerMs` only.
 */
export class MicroBatcher<Item> {
  private readonly waiting: Waiting<Item>[] = []
  private running = false
  private readonly options: MicroBatcherOptions<Item>

  constructor(options: MicroBatcherOptions<Item>) {
    this.options = options
  }

  /** Resolves or rejects with what became of this item. */
  add(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, settle: (result) => (result.status === 'fulfilled' ? resolve() : reject(asError(result.reason))) })
      if (!this.running) void this.runAll()
    })
  }

  private async runAll(): Promise<void> {
    this.running = true
    while (this.waiting.length > 0) {
      if (this.waiting.length < this.options.size) await sleep(this.options.lingerMs)
      await this.runBatch(this.waiting.splice(0, this.options.size))
    }
    this.running = false
  }

  private async runBatch(batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      const results = await this.options.run(batch.map(({ item }) => item))
      batch.forEach(({ settle }, at) => settle(results[at] ?? { status: 'rejected', reason: new Error('the run lost an item') }))
    } catch (reason) {
      for (const { settle } of batch) settle({ status: 'rejected', reason })
    }
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
