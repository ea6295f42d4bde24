import { Inject, Injectable } from '@nestjs/common'
import type { Database } from '@vitrine/database/database'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import { comparePrices } from '@vitrine/domain/billing/compare-prices'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { WRONG_AMOUNT } from '@vitrine/domain/billing/refuse-charge'
import { timeBefore, type Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import { Gauge, type Registry } from '@vitrine/platform/metrics'
import { sql } from 'kysely'
import { startPolling, type RunningPolling } from '../polling.ts'
import { BILLING, CLOCK, DATABASE, LOGGER, METRICS } from '../tokens.ts'
import { dueRound, ROUND_LIMIT, urgentRound } from './billing-round.ts'

const URGENT_MS = 2_000
const DUE_MS = 15_000
/** A comparison counts for 24 hours: one that fails leaves room for the next ones. */
const COMPARE_EVERY = { hours: 6 }
const COMPARE_AGAIN_MS = 10 * 60_000
const WATCH_MS = 60_000

/**
 * Works billing off, for as long as the process runs. Any number of processes may: an account's row is locked
 * while it changes.
 */
@Injectable()
export class BillingRunner {
  private running: RunningPolling[] = []
  private comparedAt: Date | null = null
  private readonly billing: Billing
  private readonly unknown: Gauge
  private readonly unmatched: Gauge
  private readonly differing: Gauge
  private readonly toRefund: Gauge
  private readonly wrongAmounts: Gauge

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(BILLING) private readonly providers: BillingProviders,
    @Inject(CLOCK) clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(METRICS) registry: Registry,
  ) {
    this.billing = { database, providers, clock }
    const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
    this.unknown = gauge(
      'billing_unknown_operations',
      'Acts at a provider of which nobody knows what became of them',
    )
    this.unmatched = gauge(
      'billing_unmatched_notifications',
      'Notifications of providers that led to nothing we know',
    )
    this.toRefund = gauge(
      'billing_refunds_due',
      'Payments that should not have been taken and that nobody has refunded yet',
    )
    this.wrongAmounts = gauge(
      'billing_wrong_amounts',
      'Charges of the last week of another amount or currency than was agreed',
    )
    this.differing = gauge(
      'billing_price_differences',
      'Rate plans on sale whose price the provider says otherwise',
    )
  }

  start(): void {
    if (!this.providers.named('zuora') && !this.providers.named('avangate')) return
    const poll = (
      everyMs: number,
      round: () => Promise<unknown>,
      hasMore: (done: unknown) => boolean = () => false,
    ) =>
      startPolling({
        round: async () => hasMore(await round()),
        busyMs: 0,
        idleMs: everyMs,
        longestBackoffMs: Math.max(everyMs, 60_000),
        onError: (error) =>
          this.logger.error({ err: error }, 'billing could not go on; it will be tried again'),
      })
    this.running = [
      // A round that had as much to do as it takes is followed by the next one at once.
      poll(
        URGENT_MS,
        () => urgentRound(this.billing),
        (done) => Number(done) >= ROUND_LIMIT,
      ),
      poll(DUE_MS, () => dueRound(this.billing)),
      poll(COMPARE_AGAIN_MS, () => this.compareWhenDue()),
      poll(WATCH_MS, () => this.watch()),
    ]
  }

  /** Lets what is in hand be settled. */
  async stop(): Promise<void> {
    await Promise.all(this.running.map((polling) => polling.stop()))
  }

  private async compareWhenDue(): Promise<void> {
    const now = this.billing.clock.now()
    if (this.comparedAt && this.comparedAt > timeBefore(now, COMPARE_EVERY)) return
    const different = await comparePrices(this.billing)
    if (different === null) return
    this.comparedAt = now
    this.differing.set(different)
    if (different > 0)
      this.logger.warn(
        { plans: different },
        'the provider asks other prices than we do: these plans are not sold',
      )
  }

  private async watch(): Promise<void> {
    const { rows } = await sql<{
      unknown: number
      unmatched: number
      toRefund: number
      wrongAmounts: number
    }>`
      SELECT (SELECT count(*) FROM billing_operations WHERE state = 'unknown') AS unknown, (SELECT count(*) FROM billing_notifications WHERE state = 'unmatched') AS unmatched,
        (SELECT count(*) FROM billing_refunds_due WHERE settled_at IS NULL) AS "toRefund",
        (SELECT count(*) FROM billing_operations WHERE state = 'failed' AND note = ${WRONG_AMOUNT} AND settled_at > ${timeBefore(this.billing.clock.now(), { days: 7 })}) AS "wrongAmounts"
    `.execute(this.database)
    this.unknown.set(rows[0]?.unknown ?? 0)
    this.unmatched.set(rows[0]?.unmatched ?? 0)
    this.toRefund.set(rows[0]?.toRefund ?? 0)
    this.wrongAmounts.set(rows[0]?.wrongAmounts ?? 0)
  }
}
