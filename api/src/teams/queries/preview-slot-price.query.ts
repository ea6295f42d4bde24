import type { SlotPreview } from '@vitrine/contracts/teams/schemas'
import { hasOpenPayment } from '@vitrine/domain/billing/operations'
import { AppError } from '@vitrine/platform/app-error'
import { decimalText } from '@vitrine/platform/billing/money'
import { decideSlots, priceOfSlots, type SlotSource, type WantedSlots } from '../slot-purchase.ts'

/** What more slots cost, by the provider's own preview. @throws AppError whatever refuses the purchase itself */
export async function previewSlotPrice(
  source: SlotSource,
  adminId: number,
  wanted: WantedSlots,
): Promise<SlotPreview> {
  if (await hasOpenPayment(source.executor, adminId)) throw new AppError('PAYMENT_IN_PROGRESS')
  const decided = await decideSlots(source, adminId, wanted)
  const { amountDueNow, nextAmount, nextBillingDate } = await priceOfSlots(decided)
  const { plan } = decided
  return {
    quantity: wanted.quantity,
    unitAmount: decimalText(plan.amount),
    amountDueNow: decimalText(amountDueNow.amount),
    nextAmount: decimalText(nextAmount.amount),
    nextBillingDate: nextBillingDate.toISOString(),
    billingPeriod: plan.billingPeriod,
    currency: plan.currency,
  }
}
