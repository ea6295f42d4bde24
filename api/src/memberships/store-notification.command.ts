import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { compiledOnce } from '@vitrine/database/compiled-once'
import type { Database } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import type { BillingNotification } from '@vitrine/platform/billing/billing-notification'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { setImmediate as arrivedTogether } from 'node:timers/promises'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'

/** A notification whose signature is right is stored once, however often it comes; a worker works it off. */
export class StoreNotification extends Command<void> {
  constructor(
    readonly provider: BillingProviderName,
    readonly notification: BillingNotification,
  ) {
    super()
  }
}

interface Waiting {
  command: StoreNotification
  resolve: () => void
  reject: (error: unknown) => void
}

/** A row each, by columns. */
interface Columns {
  now: Date
  providers: readonly string[]
  keys: readonly string[]
  kinds: readonly string[]
  accounts: readonly (string | null)[]
  subscriptions: readonly (string | null)[]
  operations: readonly (string | null)[]
  checkouts: readonly (string | null)[]
  states: readonly string[]
}

const insertAll = compiledOnce(
  (
    executor,
    { now, providers, keys, kinds, accounts, subscriptions, operations, checkouts, states }: Columns,
  ) =>
    sql`${PREPARED}
    INSERT INTO billing_notifications (provider, dedupe_key, kind, account_reference, subscription_reference, operation_reference, checkout_reference, state, received_at, next_look_at, done_at)
    SELECT provider, dedupe_key, kind, account_reference, subscription_reference, operation_reference, checkout_reference, state, ${now}, ${now}, CASE state WHEN 'done' THEN ${now}::timestamptz END
    FROM unnest(
      ${providers}::text[], ${keys}::text[], ${kinds}::text[], ${accounts}::text[], ${subscriptions}::text[], ${operations}::text[], ${checkouts}::text[], ${states}::text[]
    ) AS stored (provider, dedupe_key, kind, account_reference, subscription_reference, operation_reference, checkout_reference, state)
    ON CONFLICT (provider, dedupe_key) DO NOTHING
  `.compile(executor),
)

const MOST_AT_ONCE = 200
/**
 * While the disk confirms one statement, another is on its way. More of them would hold fewer notifications
 * each, and each costs as much as the writing of several responses.
 */
const MOST_STATEMENTS = 2

/**
 * One statement that nobody audits: what follows from it is another's to note. A provider that catches up
 * sends thousands at once: those that arrive together, or while as many statements are under way as may be,
 * are stored by one statement. Each is responded to once it is stored.
 */
@CommandHandler(StoreNotification)
export class StoreNotificationHandler implements ICommandHandler<StoreNotification> {
  private readonly waiting: Waiting[] = []
  private storing = 0

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(command: StoreNotification): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.waiting.push({ command, resolve, reject })
      if (this.storing < MOST_STATEMENTS) void this.storeWaiting()
    })
  }

  private async storeWaiting(): Promise<void> {
    this.storing += 1
    await arrivedTogether()
    while (this.waiting.length > 0) await this.storeTogether(this.waiting.splice(0, MOST_AT_ONCE))
    this.storing -= 1
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
    // In one order for all: statements that are under way at once and hold the same notifications wait for
    // each other, not in a circle.
    const inOrder = commands.toSorted((one, other) =>
      one.notification.key < other.notification.key ? -1 : 1,
    )
    const column = <Value>(value: (notification: StoreNotification['notification']) => Value) =>
      inOrder.map(({ notification }) => value(notification))
    await insertAll(this.database, {
      now: this.clock.now(),
      providers: inOrder.map(({ provider }) => provider),
      keys: column(({ key }) => key),
      kinds: column(({ event }) => event.slice(0, 100)),
      accounts: column(({ accountReference }) => accountReference),
      subscriptions: column(({ subscriptionReference }) => subscriptionReference),
      operations: column(({ ourReference }) => ourReference),
      checkouts: column(({ checkoutKey }) => checkoutKey),
      states: column(({ isIgnored }) => (isIgnored ? 'done' : 'waiting')),
    })
  }
}
