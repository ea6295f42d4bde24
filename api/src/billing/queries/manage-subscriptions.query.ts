import type {
  BilledSubscription,
  BilledSubscriptionDetails,
  ManagedNotification,
} from '@vitrine/contracts/billing/billed-schemas'
import { amountText } from '@vitrine/contracts/billing/money'
import { soldProducts } from '@vitrine/contracts/billing/products'
import { billingProviders } from '@vitrine/contracts/identity/billing'
import { billedStates } from '@vitrine/contracts/billing/stored'
import type { Executor } from '@vitrine/database/database'
import { endOf, membershipStatusOf } from '@vitrine/domain/billing/membership-status'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import type { ConsoleList } from '../../console-lists/simple-rest.ts'
import { loadOperations } from './manage-operations.query.ts'

export const subscriptionSorts = ['id', 'startedDate', 'nextBillingDate'] as const

const MOST_SHOWN = 100

const columns = {
  id: sql`subscription.id`,
  startedDate: sql`subscription.started_at`,
  nextBillingDate: sql`coalesce(subscription.period_end, subscription.trial_ends_at)`,
} as const

const source = sql`
  FROM billing_subscriptions subscription
  JOIN users account ON account.id = subscription.user_id
  JOIN rate_plans plan ON plan.id = subscription.rate_plan_id
  LEFT JOIN rate_plans pending ON pending.id = subscription.pending_rate_plan_id
`

/** Bought subscriptions for the console, filtered by `email`, `product`, `provider` and `state`. */
export async function manageSubscriptions(
  executor: Executor,
  { filter, sort, offset, limit }: ConsoleList<(typeof subscriptionSorts)[number]>,
  now: Date,
): Promise<{ items: BilledSubscription[]; total: number }> {
  const which = conditionsOf(filter)
  const {
    rows: [counted],
  } = await sql<{ total: number }>`SELECT count(*) AS total ${source} WHERE ${which}`.execute(executor)
  const direction = sort.direction === 'desc' ? sql`DESC NULLS LAST` : sql`ASC`
  return {
    items: (
      await load(
        executor,
        sql`WHERE ${which} ORDER BY ${columns[sort.field]} ${direction}, subscription.id DESC OFFSET ${offset} LIMIT ${limit}`,
      )
    ).map((row) => shown(row, now)),
    total: counted?.total ?? 0,
  }
}

/** @throws AppError NOT_FOUND */
export async function findSubscriptionDetails(
  executor: Executor,
  id: number,
  now: Date,
): Promise<BilledSubscriptionDetails> {
  const [row] = await load(executor, sql`WHERE subscription.id = ${id}`)
  if (!row) throw new AppError('NOT_FOUND')
  // An act that begins one is noted before there is a subscription to name: it is of the first that came
  // after it.
  const begins = sql`operation.subscription_id IS NULL AND ${id} = (SELECT min(later.id) FROM billing_subscriptions later WHERE later.user_id = operation.user_id AND later.created_at >= operation.created_at)`
  const operations = await loadOperations(
    executor,
    sql`WHERE operation.user_id = ${row.accountId} AND (operation.subscription_id = ${id} OR (${begins})) ORDER BY operation.id DESC LIMIT ${MOST_SHOWN}`,
    now,
  )
  return { ...shown(row, now), operations, notifications: await notificationsOf(executor, row) }
}

async function notificationsOf(
  executor: Executor,
  { provider, providerReference }: Row,
): Promise<ManagedNotification[]> {
  if (providerReference === null) return []
  const rows = await executor
    .selectFrom('billing_notifications')
    .select(['id', 'kind', 'state', 'received_at', 'done_at'])
    .where('provider', '=', provider)
    .where('subscription_reference', '=', providerReference)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(({ id, kind, state, received_at, done_at }) => ({
    id,
    kind,
    state,
    receivedDate: received_at.toISOString(),
    doneDate: done_at?.toISOString() ?? null,
  }))
}

function conditionsOf({ email, product, provider, state }: Record<string, unknown>): RawBuilder<boolean> {
  const wanted = {
    product: soldProducts.find((one) => one === product),
    provider: billingProviders.find((one) => one === provider),
    state: billedStates.find((one) => one === state),
  }
  const conditions = [
    sql`true`,
    ...(typeof email === 'string' && email.trim()
      ? [sql`account.email ILIKE ${`%${email.trim().replace(/[\\%_]/g, '\\$&')}%`}`]
      : []),
    ...(wanted.product ? [sql`plan.product = ${wanted.product}`] : []),
    ...(wanted.provider ? [sql`subscription.provider = ${wanted.provider}`] : []),
    ...(wanted.state ? [sql`subscription.state = ${wanted.state}`] : []),
  ]
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

interface Row extends Pick<
  BilledSubscription,
  | 'id'
  | 'accountId'
  | 'accountEmail'
  | 'product'
  | 'billingPeriod'
  | 'currency'
  | 'quantity'
  | 'state'
  | 'provider'
  | 'providerReference'
  | 'endReason'
  | 'pendingPlan'
> {
  amount: number
  startedAt: Date
  trialEndsAt: Date | null
  periodEnd: Date | null
  renews: boolean
  paymentDueSince: Date | null
  endedAt: Date | null
}

async function load(executor: Executor, which: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT
      subscription.id, account.id AS "accountId", account.email AS "accountEmail", plan.product, plan.billing_period AS "billingPeriod", plan.currency, plan.amount, subscription.quantity,
      subscription.state, subscription.provider, subscription.provider_reference AS "providerReference", subscription.started_at AS "startedAt", subscription.trial_ends_at AS "trialEndsAt",
      subscription.period_end AS "periodEnd", subscription.renews, subscription.payment_due_since AS "paymentDueSince", subscription.ended_at AS "endedAt", subscription.end_reason AS "endReason",
      pending.product || ', ' || pending.billing_period AS "pendingPlan"
    ${source} ${which}
  `.execute(executor)
  return rows
}

function shown(
  { amount, startedAt, trialEndsAt, periodEnd, renews, paymentDueSince, endedAt, ...row }: Row,
  now: Date,
): BilledSubscription {
  const billed = { state: row.state, trialEndsAt, periodEnd, renews, paymentDueSince }
  const { status, changesAt, thenStatus } = membershipStatusOf(billed)
  const next = row.state === 'ended' || !renews ? null : row.state === 'trial' ? trialEndsAt : periodEnd
  return {
    ...row,
    amount: amountText(amount),
    status: changesAt !== null && thenStatus !== null && changesAt <= now ? thenStatus : status,
    startedDate: startedAt.toISOString(),
    nextBillingDate: next?.toISOString() ?? null,
    endsDate: (endedAt ?? endOf(billed)?.at)?.toISOString() ?? null,
    paymentDueDate: paymentDueSince?.toISOString() ?? null,
  }
}
