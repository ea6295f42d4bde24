import type { BillingPeriod, Currency } from '@vitrine/contracts/identity/billing'
import type { Standing } from '@vitrine/contracts/standing'
import type { Executor } from '@vitrine/database/database'
import { hasPaid } from '@vitrine/domain/billing/payments'
import { ratePlanById, type RatePlan } from '@vitrine/domain/billing/rate-plans'
import {
  currentSubscription,
  readAccount,
  type BilledAccount,
  type Subscription,
} from '@vitrine/domain/billing/subscriptions'
import { AppError } from '@vitrine/platform/app-error'
import { standingColumns, standingOf } from '@vitrine/domain/identity/standing'
import { currencyOfCountry } from './currency-of-country.rules.ts'

/** All that is known of an account when it asks for its membership, or wants to change it. */
export interface MemberBilling {
  account: BilledAccount
  standing: Standing
  /** Of `memberships`; null: staff, or nobody. */
  provider: string | null
  /** As staff or an import have entered it of what was bought on a phone. */
  mobile: { validUntil: Date | null; value: string; billingPeriod: BillingPeriod | null }
  subscription: Subscription | null
  /** Of the subscription; of a trial the one that follows it. */
  plan: RatePlan | null
  currency: Currency
  /** Until the first purchase. */
  mayChooseCurrency: boolean
}

/** @throws AppError NOT_FOUND */
export async function readMemberBilling(
  executor: Executor,
  userId: number,
  now: Date,
): Promise<MemberBilling> {
  const account = await readAccount(executor, userId)
  const row = await executor
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .select([
      ...standingColumns,
      'memberships.provider',
      'memberships.currency',
      'memberships.mobile_valid_until',
      'memberships.mobile_value',
      'memberships.billing_period',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!account || !row) throw new AppError('NOT_FOUND')
  const subscription = await currentSubscription(executor, userId)
  const plan = subscription && (await ratePlanById(executor, subscription.ratePlanId))
  const paidIn = plan?.currency ?? (await currencyOfLastPayment(executor, userId))
  return {
    account,
    standing: standingOf(row, now),
    provider: row.provider,
    mobile: {
      validUntil: row.mobile_valid_until,
      value: row.mobile_value ?? '',
      billingPeriod: row.billing_period,
    },
    subscription,
    plan,
    currency: paidIn ?? row.currency ?? currencyOfCountry(account.countryCode),
    mayChooseCurrency: subscription === null && !(await hasPaid(executor, userId)),
  }
}

async function currencyOfLastPayment(executor: Executor, userId: number): Promise<Currency | undefined> {
  return (
    await executor
      .selectFrom('billing_payments')
      .select('currency')
      .where('account_number', '=', userId)
      .orderBy('paid_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.currency
}
