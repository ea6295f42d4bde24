import { membershipMessages as messages } from '@vitrine/contracts/memberships/messages'
import type { Executor } from '@vitrine/database/database'
import { isForPlan } from '@vitrine/domain/billing/discount-arithmetic'
import { discountAtProvider, findDiscountCode } from '@vitrine/domain/billing/discount-codes'
import { plansOnSale, type RatePlan } from '@vitrine/domain/billing/rate-plans'
import { AppError } from '@vitrine/platform/app-error'
import { isLeftToPay } from '../decide-update.ts'
import { readMemberBilling, type MemberBilling } from '../member-billing.ts'
import type { BillingSource } from './read-subscription.query.ts'

export interface CheckedDiscount {
  discountCheckSuccessful: boolean
  discountMessage: string
}

/** Whether a code is valid for this account and a product or rate plan. @throws AppError BILLING_UNAVAILABLE */
export async function checkDiscount(
  { executor, providers, areCodesTaken, now }: BillingSource,
  userId: number,
  { product, discountCode }: { product: string; discountCode: string },
): Promise<CheckedDiscount> {
  const billing = await readMemberBilling(executor, userId, now)
  const provider = billing.subscription
    ? providers.named(billing.subscription.provider)
    : providers.forNewPurchases
  if (!provider) throw new AppError('BILLING_UNAVAILABLE')
  const code = areCodesTaken ? await findDiscountCode(executor, discountCode) : null
  const plan = await planOf(executor, billing, product)
  const isValid =
    code !== null &&
    plan !== undefined &&
    isForPlan(code, plan, now) &&
    discountAtProvider(code, provider.name, plan.currency) !== null &&
    (await isLeftToPay(executor, code, billing, plan))
  return {
    discountCheckSuccessful: isValid,
    discountMessage: isValid ? messages.discountCorrect : messages.discountInvalid,
  }
}

/** Of a product's name: with the present period, else monthly. */
async function planOf(
  executor: Executor,
  { plan: present, currency }: MemberBilling,
  product: string,
): Promise<RatePlan | undefined> {
  if (present && (product === present.plan || product === present.product || product === '')) return present
  const plans = await plansOnSale(executor, currency)
  return (
    plans.find(({ plan }) => plan === product) ??
    plans.find(
      (plan) => plan.product === product && plan.billingPeriod === (present?.billingPeriod ?? 'Monthly'),
    )
  )
}
