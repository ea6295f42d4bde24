import type { PlanDetails } from '@vitrine/contracts/teams/schemas'
import type { Executor } from '@vitrine/database/database'
import { declinedPayment, hasOpenPayment, paymentNotMade } from '@vitrine/domain/billing/operations'
import { readTeamSlots } from '@vitrine/domain/teams/teams'
import { decimalText } from '@vitrine/platform/billing/money'
import { readMemberBilling } from '../../memberships/member-billing.ts'
import { slotsRefusal } from '../slots.rules.ts'

/** The plan of an admin's team, and its slots. */
export async function readPlanDetails(executor: Executor, adminId: number, now: Date): Promise<PlanDetails> {
  const billing = await readMemberBilling(executor, adminId, now)
  const { subscription, standing } = billing
  const { slots, used } = await readTeamSlots(executor, adminId, now)
  const plan = billing.plan?.product === 'Enterprise' ? billing.plan : null
  return {
    product: 'Enterprise',
    ratePlan: plan?.plan ?? null,
    billingPeriod: plan?.billingPeriod ?? null,
    currency: plan?.currency ?? null,
    slots,
    usedSlots: used,
    freeSlots: Math.max(0, slots - used),
    amount: plan && decimalText(plan.amount * slots),
    nextBillingDate: (plan && subscription?.renews && subscription.periodEnd?.toISOString()) || null,
    status: standing.subscriptionStatus,
    slotsRefused: slotsRefusal(billing) ?? '',
    isPaymentInProgress: await hasOpenPayment(executor, adminId),
    paymentDeclinedDate: (await declinedPayment(executor, adminId, now))?.toISOString() ?? null,
    paymentNotMadeDate: (await paymentNotMade(executor, adminId, now))?.toISOString() ?? null,
  }
}
