import type { Checkout } from '@vitrine/contracts/memberships/schemas'
import { errorCatalogue } from '@vitrine/contracts/errors'
import { WRONG_AMOUNT_TAKEN } from '@vitrine/contracts/memberships/failure-words'
import type { Executor } from '@vitrine/database/database'
import { checkoutByKey, type StoredCheckout } from '@vitrine/domain/billing/checkouts'
import { ratePlanById } from '@vitrine/domain/billing/rate-plans'
import { WRONG_AMOUNT } from '@vitrine/domain/billing/refuse-charge'
import { AppError } from '@vitrine/platform/app-error'
import { decimalText } from '@vitrine/platform/billing/money'
import { shownPlan } from '../offered-plans.ts'

/** A checkout of the member's own. @throws AppError NOT_FOUND */
export async function findOwnCheckout(
  executor: Executor,
  userId: number,
  key: string,
): Promise<StoredCheckout> {
  const checkout = await checkoutByKey(executor, key)
  if (!checkout || checkout.userId !== userId) throw new AppError('NOT_FOUND')
  return checkout
}

/** What it is for and what has become of it. @throws AppError NOT_FOUND */
export async function readCheckout(
  executor: Executor,
  { userId, key, now }: { userId: number; key: string; now: Date },
): Promise<Checkout> {
  const checkout = await findOwnCheckout(executor, userId, key)
  const { page, purpose, ratePlanId, amount } = checkout
  const state =
    checkout.state === 'closed' || (checkout.state === 'open' && checkout.expiresAt <= now)
      ? 'expired'
      : checkout.state
  const isOpen = state === 'open'
  return {
    state,
    purpose,
    ratePlan: ratePlanId === null ? null : shownPlan(await ratePlanById(executor, ratePlanId)),
    // A trial keeps the price that follows it.
    amountDueNow: amount === null ? null : decimalText(purpose === 'trial' ? 0 : amount),
    hostedPage:
      isOpen && page?.kind === 'hosted-form'
        ? { libraryUrl: page.libraryUrl, parameters: { ...page.parameters, frameUrl: page.frameUrl } }
        : null,
    redirectUrl: isOpen && page?.kind === 'redirect' ? page.url : null,
    message: state === 'declined' ? sentenceOf(checkout.message) : '',
  }
}

function sentenceOf(code: string): string {
  if (code === WRONG_AMOUNT) return WRONG_AMOUNT_TAKEN
  const known = Object.entries(errorCatalogue).find(([name]) => name === code)
  return known?.[1].message ?? errorCatalogue.PAYMENT_DECLINED.message
}
