import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import type { CacheArea } from '@vitrine/contracts/caches/areas'
import type { Database } from '@vitrine/database/database'
import type { Logger } from '@vitrine/platform/logging'
import { LRUCache } from 'lru-cache'
import { DATABASE, LOGGER } from '../infrastructure/tokens.ts'

/** How stale this process may be, at most. */
const POLL_EVERY = 250

/**
 * Follows the areas' generations. What was made under an older generation is dropped, and the numbers stand in the
 * ETags of public pages. The relay bumps an area when a change of it is committed, a projection when it is applied.
 */
@Injectable()
export class Generations implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly current = new Map<string, number>()
  /** Bumped by this process's own commands, which must see their change at once. */
  private readonly own = new Map<string, number>()
  private readonly entries = new LRUCache<string, { stamp: string; value: Promise<unknown> }>({ max: 2_000 })
  private timer: NodeJS.Timeout | undefined
  private failing = false

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.poll()
    this.timer = setInterval(() => void this.poll(), POLL_EVERY)
    this.timer.unref()
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer)
  }

  /** `3.17`: equal stamps mean that nothing of these areas has changed. */
  stamp(...areas: CacheArea[]): string {
    return areas.map((area) => `${this.current.get(area) ?? 0}-${this.own.get(area) ?? 0}`).join('.')
  }

  /** To be called after the commit of a command of this process. */
  changed(area: CacheArea): void {
    this.own.set(area, (this.own.get(area) ?? 0) + 1)
  }

  /** The value under `key`, made anew once one of the areas has changed. A failure is not kept. */
  async cached<Value>(key: string, areas: readonly CacheArea[], make: () => Promise<Value>): Promise<Value> {
    const stamp = this.stamp(...areas)
    const entry = this.entries.get(key)
    if (entry?.stamp === stamp) return (await entry.value) as Value
    const value = make()
    this.entries.set(key, { stamp, value })
    try {
      return await value
    } catch (error) {
      if (this.entries.get(key)?.value === value) this.entries.delete(key)
      throw error
    }
  }

  /** Once everybody knows of a change, this process's own mark goes: equal content has equal stamps in all processes. */
  private advance(area: string, generation: number): void {
    if (this.current.get(area) === generation) return
    this.current.set(area, generation)
    this.own.delete(area)
  }

  private async poll(): Promise<void> {
    try {
      const rows = await this.database.selectFrom('cache_generations').selectAll().execute()
      for (const { area, generation } of rows) this.advance(area, generation)
      this.failing = false
    } catch (error) {
      // Said once an outage, not four times a second.
      if (!this.failing) this.logger.warn({ err: error }, 'cache generations cannot be read; what is cached stays')
      this.failing = true
    }
  }
}
