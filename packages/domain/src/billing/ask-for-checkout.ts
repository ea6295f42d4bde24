import type { Outcome } from '@vitrine/platform/billing/billing-provider'
import type { CheckoutCompleted } from '@vitrine/platform/billing/checkout'
import { accountReferenceOf } from '@vitrine/platform/billing/operations'
import { lockCheckout } from './checkouts.ts'
import type { Billing } from './run-operation.ts'
import { readAccount } from './subscriptions.ts'

interface Asked {
  checkoutId: number
  key: string
  /** As the provider's page sent them; empty: the provider alone is asked. */
  parameters: Record<string, string>
}

/** What the provider says of a checkout that is open; `closed` where it is open no more. Changes nothing. */
export async function askForCheckout(
  { database, providers }: Billing,
  { checkoutId, key, parameters }: Asked,
): Promise<Outcome<CheckoutCompleted> | { outcome: 'closed' }> {
  const checkout = await database
    .transaction()
    .execute((transaction) => lockCheckout(transaction, checkoutId))
  // One that was closed is asked for, too: it may have been paid all the same.
  if (
    !checkout ||
    !checkout.page ||
    checkout.state === 'done' ||
    checkout.state === 'declined' ||
    checkout.state === 'waiting'
  )
    return { outcome: 'closed' }
  const account = await readAccount(database, checkout.userId)
  const provider = providers.named(checkout.provider)
  if (!account || !provider) return { outcome: 'refused', reason: 'unavailable', code: 'not-configured' }
  return await provider.completeCheckout({
    checkoutKey: key,
    accountReference: accountReferenceOf(account.id),
    purpose: checkout.purpose === 'conversion' ? 'purchase' : checkout.purpose,
    email: account.email,
    displayName: account.displayName,
    countryCode: account.countryCode || null,
    currency: checkout.currency,
    state: checkout.page.state,
    parameters,
  })
}
