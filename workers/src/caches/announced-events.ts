import type { Database } from '@vitrine/database/database'
import { bumpGenerations } from '@vitrine/database/cache-generations'
import { areaOf } from '@vitrine/messaging/consumers'

/**
 * Tells caches of committed events, once an event: while the queue is away the relay takes the same events again and
 * again, and readers should keep their caches meanwhile.
 */
export class AnnouncedEvents {
  private readonly announced = new Set<number>()
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async announce(events: readonly { eventId: number; eventType: string }[]): Promise<void> {
    const fresh = events.filter(({ eventId }) => !this.announced.has(eventId))
    const areas = new Set(fresh.map(({ eventType }) => areaOf(eventType)))
    await bumpGenerations(this.database, [...areas].filter((area) => area !== null))
    for (const { eventId } of fresh) this.announced.add(eventId)
  }

  /** These are on their way; they will not be seen here again. */
  forget(events: readonly { eventId: number }[]): void {
    for (const { eventId } of events) this.announced.delete(eventId)
  }
}
