import type { PricePreview } from '@vitrine/contracts/memberships/schemas'
import { discountCodeById } from '@vitrine/domain/billing/discount-codes'
import { hasOpenPayment } from '@vitrine/domain/billing/operations'
import { AppError } from '@vitrine/platform/app-error'
import { assertRenews, decideUpdate, findDiscount, type Asked } from '../decide-update.ts'
import { readMemberBilling } from '../member-billing.ts'
import { priceOfStart, priceOfUpdate } from '../price-of-update.ts'
import type { BillingSource } from './read-subscription.query.ts'

/** What a trial, purchase, change or activation costs. @throws AppError whatever refuses the update itself */
export async function previewPrice(
  source: BillingSource,
  userId: number,
  asked: Asked,
): Promise<PricePreview> {
  const { executor, providers, now } = source
  const billing = await readMemberBilling(executor, userId, now)
  if (await hasOpenPayment(executor, userId)) throw new AppError('PAYMENT_IN_PROGRESS')
  const { subscription, plan } = billing
  if (
    subscription?.state === 'trial' &&
    plan &&
    (asked.product === plan.plan || asked.product === plan.product)
  ) {
    const provider = providers.named(subscription.provider)
    if (!provider) throw new AppError('BILLING_UNAVAILABLE')
    assertRenews(subscription)
    // The code that the trial began with counts, unless another one is given.
    const own =
      subscription.discountCodeId === null
        ? null
        : await discountCodeById(executor, subscription.discountCodeId)
    return priceOfStart(
      plan,
      (await findDiscount(source, billing, { plan, provider, typed: asked.discountCode })) ?? own,
      now,
      subscription.quantity,
    )
  }
  return await priceOfUpdate(await decideUpdate(source, billing, asked), userId, now)
}
