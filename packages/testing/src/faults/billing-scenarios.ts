import type { Failpoint } from '@vitrine/platform/failpoints'
import { sql } from 'kysely'
import { openPayingAccount, start } from '../billing-stand-in/ledger/acts.ts'
import type { Ledger } from '../billing-stand-in/ledger/ledger.ts'
import type { BillingStandIn } from '../billing-stand-in/stand-in.ts'
import { anAccount } from '../account-records.ts'
import type { FaultHarness } from './fault-harness.ts'

/**
 * Around the call that charges: before it nothing is done, after it nobody has noted it, and after that
 * everybody knows.
 */
export const billingFailpoints: readonly Failpoint[] = [
  'billing-after-claim',
  'billing-before-settle',
  'billing-after-settle',
]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What workers charge for by themselves at one of the providers. */
interface Charging {
  books: (standIn: BillingStandIn) => Ledger
  /** A member for whom that is due now. */
  prepare: (harness: FaultHarness, books: Ledger, member: number) => Promise<void>
  price: number
  /** Of `billing_subscriptions`: it was not made yet. */
  isToCome: ReturnType<typeof sql>
}

/**
 * Zuora: a trial of ours is made the paid membership that follows it. 2Checkout, which converts trials
 * itself: a change for the next billing date is made.
 */
const chargings = {
  zuora: {
    books: ({ zuora }) => zuora,
    prepare: prepareTrial,
    price: 2999,
    isToCome: sql`state <> 'active'`,
  },
  avangate: {
    books: ({ avangate }) => avangate,
    prepare: prepareChange,
    price: 999,
    isToCome: sql`pending_rate_plan_id IS NOT NULL`,
  },
} as const satisfies Record<string, Charging>

export type ChargingProvider = keyof typeof chargings
export const chargingProviders: readonly ChargingProvider[] = ['zuora', 'avangate']

/**
 * Kills the workers again and again while they charge members by themselves. Then, with workers that live:
 * each member is charged once on the provider's books, has one membership there and here, and nothing is
 * unsettled.
 */
export async function killWhileCharging(
  harness: FaultHarness,
  standIn: BillingStandIn,
  failpoint: Failpoint,
  { times, provider }: { times: number; provider: ChargingProvider },
): Promise<void> {
  const charging: Charging = chargings[provider]
  const books = charging.books(standIn)
  const members: number[] = []
  for (let time = 0; time < times; time += 1) {
    members.push(await aMember(harness, books, `${failpoint}-${time}`))
    await charging.prepare(harness, books, members.at(-1) ?? 0)
    await harness.startAndDieAt(failpoint)
  }
  await passAnHour(harness)
  harness.start()
  await untilSettled(
    harness,
    members,
    sql`SELECT 1 FROM billing_operations WHERE user_id = ANY(${members}::bigint[]) AND state IN ('waiting', 'claimed', 'unknown')`,
  )
  // What was never made is made anew, ten minutes after it was given up.
  await passAnHour(harness)
  await untilSettled(
    harness,
    members,
    sql`SELECT 1 FROM billing_subscriptions WHERE user_id = ANY(${members}::bigint[]) AND ${charging.isToCome}`,
  )
  await untilSettled(
    harness,
    members,
    sql`SELECT 1 FROM billing_operations WHERE user_id = ANY(${members}::bigint[]) AND state IN ('waiting', 'claimed', 'unknown')`,
  )
  for (const member of members) await assertChargedOnce(harness, { books, price: charging.price }, member)
}

/** With a card that pays. */
async function aMember({ db: { database } }: FaultHarness, books: Ledger, name: string): Promise<number> {
  const email = `${name}@vitrine.example`
  const id = await anAccount(database, { email, display_name: 'Billed' })
  openPayingAccount(books, `V${id}`, email)
  return id
}

async function prepareTrial({ db: { database } }: FaultHarness, _: Ledger, member: number): Promise<void> {
  await sql`
    INSERT INTO billing_subscriptions (user_id, provider, state, rate_plan_id, started_at, trial_ends_at, created_at, updated_at)
    SELECT ${member}, 'zuora', 'trial', id, now() - interval '8 days', now() - interval '1 minute', now(), now() FROM rate_plans WHERE plan = 'unlimited-monthly' AND currency = 'USD'
  `.execute(database)
}

/**
 * What has been paid for is used up but for the time until the next billing date, and was given away: the
 * change costs its whole price.
 */
async function prepareChange(
  { db: { database } }: FaultHarness,
  books: Ledger,
  member: number,
): Promise<void> {
  const plan = books.plan('unlimited-monthly')
  if (!plan) throw new Error('the stand-in does not sell unlimited-monthly')
  const { subscription } = start(books, {
    order: books.next('O'),
    account: `V${member}`,
    plan,
    currency: 'USD',
    quantity: 1,
    discount: { id: '100-percent-once', percent: 100, amount: null, paymentsLeft: 1 },
  })
  const end = Date.now() + HOUR_MS + HOUR_MS / 2
  Object.assign(subscription, {
    startedAt: end - 30 * DAY_MS,
    anchor: end - 30 * DAY_MS,
    periodStart: end - 30 * DAY_MS,
    periodEnd: end,
    paidAmount: 0,
    discount: null,
  })
  await sql`
    INSERT INTO billing_subscriptions (user_id, provider, provider_reference, state, rate_plan_id, pending_rate_plan_id, started_at, period_start, period_end, next_look_at, created_at, updated_at)
    SELECT ${member}, 'avangate', ${subscription.number}, 'active', present.id, next.id, to_timestamp(${end / 1000}::float8) - interval '30 days', to_timestamp(${end / 1000}::float8) - interval '30 days', to_timestamp(${end / 1000}::float8), now() + interval '1 day', now(), now()
    FROM rate_plans present, rate_plans next WHERE present.plan = 'unlimited-monthly' AND present.currency = 'USD' AND next.plan = 'marks-monthly' AND next.currency = 'USD'
  `.execute(database)
}

/**
 * The workers are processes with the machine's clock: what they wait for is moved into the past. Nothing is
 * under way meanwhile.
 */
async function passAnHour({ db: { database } }: FaultHarness): Promise<void> {
  await sql`
    UPDATE billing_operations SET created_at = created_at - interval '61 minutes', claimed_at = claimed_at - interval '61 minutes', settled_at = settled_at - interval '61 minutes', next_look_at = next_look_at - interval '61 minutes'
  `.execute(database)
}

async function untilSettled(
  harness: FaultHarness,
  members: readonly number[],
  unsettled: ReturnType<typeof sql>,
): Promise<void> {
  await harness.until(
    `the payments of ${members.length} members`,
    async () => (await unsettled.execute(harness.db.database)).rows.length === 0,
  )
}

async function assertChargedOnce(
  { db: { database } }: FaultHarness,
  { books, price }: { books: Ledger; price: number },
  member: number,
): Promise<void> {
  const account = `V${member}`
  const taken = books.state.payments
    .filter((payment) => payment.account === account && payment.state === 'paid' && payment.amount > 0)
    .map(({ amount }) => amount)
  const running = books.subscriptionsOf(account).filter(({ endedAt }) => endedAt === null)
  const { rows: kept } = await sql<{
    amount: number
  }>`SELECT amount::int AS amount FROM billing_payments WHERE account_number = ${member}`.execute(database)
  const { rows: refunds } = await sql`SELECT 1 FROM billing_refunds_due WHERE user_id = ${member}`.execute(
    database,
  )
  if (taken.join() !== String(price))
    throw new Error(`member ${member} was charged ${taken.join(' and ') || 'nothing'}`)
  if (running.length !== 1)
    throw new Error(`member ${member} has ${running.length} subscriptions at the provider`)
  if (kept.map(({ amount }) => amount).join() !== String(price) || refunds.length > 0)
    throw new Error(`of member ${member} ${kept.length} payments are known, and ${refunds.length} to refund`)
}
