import {
  Inject,
  Injectable,
  Optional,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common'
import type { CacheChange, CacheArea } from '@vitrine/contracts/event'
import { invalidateCaches, readGenerations } from '@vitrine/database/cache-generations'
import type { Database } from '@vitrine/database/database'
import type { Logger } from '@vitrine/platform/logging'
import { LRUCache } from 'lru-cache'
import { DATABASE, LOGGER, SIBLINGS } from '../infrastructure/tokens.ts'
import { noSiblings, type Siblings } from '../infrastructure/siblings/siblings.ts'
import { KnownGenerations, type Read } from './known-generations.ts'
import { RequestCoalescer } from './request-coalescer.ts'

/** Processes on other machines follow within 250 ms: what remains is for the reading itself. */
const POLL_EVERY = 150

/**
 * Follows the generations of areas and records. What was made under an older one is stale, and the numbers
 * stand in the ETags of public pages. Whoever commits a command invalidates what it changed right after; the
 * relay does so again.
 */
@Injectable()
export class Generations implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly known = new KnownGenerations()
  private readonly entries = new LRUCache<string, { moment: number; value: Promise<unknown> }>({ max: 2_000 })
  private readonly telling = new RequestCoalescer<CacheChange>((changes) => this.tell(changes))
  /** What the database could not be told so far. */
  private untold: CacheChange[] = []
  private timer: NodeJS.Timeout | undefined
  private isPolling = false
  private isFailing = false

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() @Inject(SIBLINGS) private readonly siblings: Siblings = noSiblings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.siblings.onNews(({ advanced, changes }) => this.known.learnOwn(advanced, changes))
    await this.poll()
    this.timer = setInterval(() => void this.poll(), POLL_EVERY)
    this.timer.unref()
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer)
  }

  /** To be noted before anything that is kept is begun. */
  now(): number {
    return this.known.now()
  }

  hasChangedSince(reads: Iterable<Read>, moment: number): boolean {
    return this.known.hasChangedSince(reads, moment)
  }

  /**
   * Equal fingerprints mean that nothing of this has changed. Null while nobody knows what others will be
   * told of it.
   */
  fingerprint(reads: readonly Read[]): string | null {
    const isDoubtful = this.untold.some(({ area }) =>
      reads.some((read) => read === area || read.startsWith(`${area}:`)),
    )
    return isDoubtful ? null : this.known.fingerprint(reads)
  }

  /**
   * To be called after the commit. When it responds, the processes of this api show nothing old, and those on
   * other machines will within 250 ms. Never fails: what was committed stands, and what the database cannot
   * be told now it is told as soon as it can be.
   */
  async invalidate(changes: readonly CacheChange[]): Promise<void> {
    if (changes.length > 0) await this.telling.add(changes)
  }

  /** The value under `key`, made anew once one of the areas has changed. A failure is not kept. */
  async cached<Value>(key: string, areas: readonly CacheArea[], make: () => Promise<Value>): Promise<Value> {
    const entry = this.entries.get(key)
    if (entry && !this.known.hasChangedSince(areas, entry.moment)) return (await entry.value) as Value
    const value = make()
    this.entries.set(key, { moment: this.known.now(), value })
    try {
      return await value
    } catch (error) {
      if (this.entries.get(key)?.value === value) this.entries.delete(key)
      throw error
    }
  }

  private async tell(changes: readonly CacheChange[]): Promise<void> {
    const all = [...this.untold, ...changes]
    try {
      const advanced = await invalidateCaches(this.database, all)
      this.known.learnOwn(advanced, all)
      this.untold = []
      await this.siblings.tell({
        advanced,
        changes: all.map(({ area, records }) => ({ area, ...(records && { records: [...records] }) })),
      })
    } catch (error) {
      this.logger.warn({ err: error }, 'caches elsewhere could not be told of a change; they will be')
      this.untold = all
      this.known.forget(changes)
    }
  }

  private async poll(): Promise<void> {
    if (this.isPolling) return
    this.isPolling = true
    try {
      if (this.untold.length > 0) await this.telling.add([])
      this.known.learn(await readGenerations(this.database, this.known.whatWasRead()))
      this.isFailing = false
    } catch (error) {
      // Said once an outage, not several times a second.
      if (!this.isFailing)
        this.logger.warn({ err: error }, 'cache generations cannot be read; what is cached stays')
      this.isFailing = true
    } finally {
      this.isPolling = false
    }
  }
}
