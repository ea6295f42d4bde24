import type { Transaction } from '@vitrine/database/database'
import {
  lockDiscountCode,
  isCountedForTrial,
  isLeftForTrial,
  discountAtProvider,
  reserveForTrial,
  type DiscountCode,
} from './discount-codes.ts'
import { offerPrice } from './offer-price.ts'
import { createOperation } from './operations.ts'
import { ratePlanById } from './rate-plans.ts'
import { convertRequest } from './requests.ts'
import type { Subscription } from './subscriptions.ts'

/**
 * Notes the act that makes a trial the paid membership that follows it: at its end, or earlier where the
 * member activates it. The code that the trial began with counts, unless another one is given here. The
 * account's row is locked.
 */
export async function beginConversion(
  transaction: Transaction,
  trial: Subscription,
  given: DiscountCode | null,
  now: Date,
): Promise<number> {
  const plan = await ratePlanById(transaction, trial.ratePlanId)
  const discount = given ?? (await ownCode(transaction, trial))
  const id = await createOperation(
    transaction,
    {
      kind: 'convert-trial',
      userId: trial.userId,
      subscriptionId: trial.id,
      checkoutId: null,
      provider: trial.provider,
      takesMoney: true,
      money: { amount: offerPrice(plan, discount, trial.quantity).first, currency: plan.currency },
      request: convertRequest(trial, { provider: trial.provider, plan, discount }),
    },
    now,
  )
  // What the trial has kept is used here, or kept until another one is.
  if (discount && (await isCountedForTrial(transaction, discount, trial)))
    await reserveForTrial(
      transaction,
      { discountCodeId: discount.id, userId: trial.userId, operationId: id },
      now,
    )
  return id
}

/**
 * Null where nothing keeps it: a code whose last one was taken before a trial of ours could keep it, or that
 * the provider does not know any more.
 */
async function ownCode(transaction: Transaction, trial: Subscription): Promise<DiscountCode | null> {
  const { discountCodeId, provider, ratePlanId } = trial
  const code = discountCodeId === null ? null : await lockDiscountCode(transaction, discountCodeId)
  if (!code || !(await isLeftForTrial(transaction, code, trial))) return null
  const { currency } = await ratePlanById(transaction, ratePlanId)
  return discountAtProvider(code, provider, currency) === null ? null : code
}
