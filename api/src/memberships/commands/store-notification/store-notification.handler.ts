import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { setImmediate as arrivedTogether } from 'node:timers/promises'
import { CLOCK, DATABASE } from '../../../infrastructure/tokens.ts'
import { StoreNotification } from './store-notification.command.ts'

interface Waiting {
  command: StoreNotification
  resolve: () => void
  reject: (error: unknown) => void
}

const MOST_AT_ONCE = 200

/**
 * One statement that nobody audits: what follows from it is another's to note. A provider that catches up sends thousands at
 * once: those that arrive together, or while a statement is under way, are stored by one statement. Each is responded to once it is
 * stored.
 */
@CommandHandler(StoreNotification)
export class StoreNotificationHandler implements ICommandHandler<StoreNotification> {
  private readonly waiting: Waiting[] = []
  private isStoring = false

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(command: StoreNotification): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.waiting.push({ command, resolve, reject })
      if (!this.isStoring) void this.storeWaiting()
    })
  }

  private async storeWaiting(): Promise<void> {
    this.isStoring = true
    while (this.waiting.length > 0) {
      await arrivedTogether()
      await this.storeTogether(this.waiting.splice(0, MOST_AT_ONCE))
    }
    this.isStoring = false
  }

  private async storeTogether(together: readonly Waiting[]): Promise<void> {
    try {
      await this.insert(together.map(({ command }) => command))
      for (const { resolve } of together) resolve()
    } catch (error) {
      if (together.length === 1) for (const { reject } of together) reject(error)
      // One that cannot be stored is not the others' failure.
      else for (const each of together) await this.storeTogether([each])
    }
  }

  private async insert(commands: readonly StoreNotification[]): Promise<void> {
    const now = this.clock.now()
    const column = (value: (command: StoreNotification) => string | null) => sql`${commands.map(value)}::text[]`
    await sql`${PREPARED}
      INSERT INTO billing_notifications (provider, dedupe_key, kind, account_reference, subscription_reference, operation_reference, checkout_reference, state, received_at, next_look_at, done_at)
      SELECT provider, dedupe_key, kind, account_reference, subscription_reference, operation_reference, checkout_reference, state, ${now}, ${now}, CASE state WHEN 'done' THEN ${now}::timestamptz END
      FROM unnest(
        ${column(({ provider }) => provider)}, ${column(({ notification }) => notification.key)}, ${column(({ notification }) => notification.event.slice(0, 100))}, ${column(({ notification }) => notification.accountReference)},
        ${column(({ notification }) => notification.subscriptionReference)}, ${column(({ notification }) => notification.ourReference)}, ${column(({ notification }) => notification.checkoutKey)}, ${column(({ notification }) => (notification.isIgnored ? 'done' : 'waiting'))}
      ) AS stored (provider, dedupe_key, kind, account_reference, subscription_reference, operation_reference, checkout_reference, state)
      ON CONFLICT (provider, dedupe_key) DO NOTHING
    `.execute(this.database)
  }
}
