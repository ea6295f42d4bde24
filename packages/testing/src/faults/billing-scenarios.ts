import type { Failpoint } from '@vitrine/platform/failpoints'
import { sql } from 'kysely'
import type { BillingStandIn } from '../billing-stand-in/stand-in.ts'
import { until } from '../until.ts'
import type { FaultHarness } from './fault-harness.ts'

/** Around the call that charges: before it nothing is done, after it nobody has noted it, and after that everybody knows. */
export const billingFailpoints: readonly Failpoint[] = ['billing-after-claim', 'billing-before-settle', 'billing-after-settle']

const PRICE = 2999
const SETTLED_WITHIN_MS = 120_000

/**
 * Kills the workers again and again while they make a trial the paid membership that follows it. Then, with workers that live:
 * each member is charged once on the provider's books, has one membership there and here, and nothing is unsettled.
 */
export async function killWhileCharging(harness: FaultHarness, standIn: BillingStandIn, failpoint: Failpoint, { times }: { times: number }): Promise<void> {
  const members: number[] = []
  for (let time = 0; time < times; time += 1) {
    members.push(await aMemberWhoseTrialIsOver(harness, standIn, `${failpoint}-${time}`))
    await harness.startAndDieAt(failpoint)
  }
  await passAnHour(harness)
  harness.start()
  await untilSettled(harness, members, sql`SELECT 1 FROM billing_operations WHERE user_id = ANY(${members}::bigint[]) AND state IN ('waiting', 'claimed', 'unknown')`)
  // What was never made is made anew, ten minutes after it was given up.
  await passAnHour(harness)
  await untilSettled(harness, members, sql`SELECT 1 FROM billing_subscriptions WHERE user_id = ANY(${members}::bigint[]) AND state <> 'active'`)
  await untilSettled(harness, members, sql`SELECT 1 FROM billing_operations WHERE user_id = ANY(${members}::bigint[]) AND state IN ('waiting', 'claimed', 'unknown')`)
  for (const member of members) await assertChargedOnce(harness, standIn, member)
}

async function aMemberWhoseTrialIsOver({ db: { database } }: FaultHarness, { zuora }: BillingStandIn, name: string): Promise<number> {
  const email = `${name}@vitrine.example`
  const { id } = await database.insertInto('users').values({ email, email_normalized: email, display_name: 'Billed', password_hash: '-', email_verified_at: new Date() }).returning('id').executeTakeFirstOrThrow()
  const account = `V${id}`
  zuora.openAccount(account, email, 'USD')
  zuora.usePaymentMethod(account, zuora.storePaymentMethod({ account, kind: 'card', lastDigits: '1111', paypalEmail: null, behavior: 'pays' }).id)
  await sql`
    INSERT INTO billing_subscriptions (user_id, provider, state, rate_plan_id, started_at, trial_ends_at, created_at, updated_at)
    SELECT ${id}, 'zuora', 'trial', id, now() - interval '8 days', now() - interval '1 minute', now(), now() FROM rate_plans WHERE plan = 'unlimited-monthly' AND currency = 'USD'
  `.execute(database)
  return id
}

/** The workers are processes with the machine's clock: what they wait for is moved into the past. Nothing is under way meanwhile. */
async function passAnHour({ db: { database } }: FaultHarness): Promise<void> {
  await sql`
    UPDATE billing_operations SET created_at = created_at - interval '61 minutes', claimed_at = claimed_at - interval '61 minutes', settled_at = settled_at - interval '61 minutes', next_look_at = next_look_at - interval '61 minutes'
  `.execute(database)
}

async function untilSettled(harness: FaultHarness, members: readonly number[], unsettled: ReturnType<typeof sql>): Promise<void> {
  await until(async () => {
    harness.assertRuns()
    return (await unsettled.execute(harness.db.database)).rows.length === 0
  }, SETTLED_WITHIN_MS, `the payments of ${members.length} members`)
}

async function assertChargedOnce({ db: { database } }: FaultHarness, { zuora }: BillingStandIn, member: number): Promise<void> {
  const account = `V${member}`
  const taken = zuora.state.payments.filter((payment) => payment.account === account && payment.state === 'paid').map(({ amount }) => amount)
  const running = zuora.subscriptionsOf(account).filter(({ endedAt }) => endedAt === null)
  const { rows: kept } = await sql<{ amount: number }>`SELECT amount::int AS amount FROM billing_payments WHERE account_number = ${member}`.execute(database)
  const { rows: refunds } = await sql`SELECT 1 FROM billing_refunds_due WHERE user_id = ${member}`.execute(database)
  if (taken.join() !== String(PRICE)) throw new Error(`member ${member} was charged ${taken.join(' and ') || 'nothing'}`)
  if (running.length !== 1) throw new Error(`member ${member} has ${running.length} subscriptions at the provider`)
  if (kept.map(({ amount }) => amount).join() !== String(PRICE) || refunds.length > 0) throw new Error(`of member ${member} ${kept.length} payments are known, and ${refunds.length} to refund`)
}
