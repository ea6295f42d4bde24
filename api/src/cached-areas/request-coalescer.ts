/**
 * Runs `work` on all items that were added since its last run; items added during a run share the next one.
 * `work` never fails.
 */
export class RequestCoalescer<Item> {
  private items: Item[] = []
  private running: Promise<void> = Promise.resolve()
  private next: Promise<void> | null = null
  private readonly work: (items: readonly Item[]) => Promise<void>

  constructor(work: (items: readonly Item[]) => Promise<void>) {
    this.work = work
  }

  /** Returns once a run that held the items has ended. */
  async add(items: readonly Item[]): Promise<void> {
    this.items.push(...items)
    this.next ??= this.runNext(this.running)
    await this.next
  }

  private async runNext(before: Promise<void>): Promise<void> {
    await before
    const items = this.items.splice(0)
    this.running = this.work(items)
    this.next = null
    await this.running
  }
}
