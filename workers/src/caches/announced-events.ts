import type { Database } from '@vitrine/database/database'
import { invalidateCaches } from '@vitrine/database/cache-generations'
import { storedChangeOf } from '@vitrine/messaging/consumers'

/**
 * Invalidates what committed events have made stale, once an event: while the queue is away the relay takes
 * the same events again and again, and readers should keep their caches meanwhile. The process that took the
 * command has done so already, unless it died in between.
 */
export class AnnouncedEvents {
  private readonly announced = new Set<number>()
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async announce(
    events: readonly { eventId: number; eventType: string; eventPayload: unknown }[],
  ): Promise<void> {
    const fresh = events.filter(({ eventId }) => !this.announced.has(eventId))
    await invalidateCaches(
      this.database,
      fresh.flatMap(
        ({ eventType, eventPayload }) => storedChangeOf({ type: eventType, payload: eventPayload }) ?? [],
      ),
    )
    for (const { eventId } of fresh) this.announced.add(eventId)
  }

  /** These are on their way; they will not be seen here again. */
  forget(events: readonly { eventId: number }[]): void {
    for (const { eventId } of events) this.announced.delete(eventId)
  }
}
