import type { BilledState, OperationKind, OperationState } from '@vitrine/contracts/billing/stored'
import type { Currency } from '@vitrine/contracts/identity/billing'
import { displayPrice } from '@vitrine/contracts/memberships/plans'
import type { BilledSubscription, ManagedNotification } from '@vitrine/contracts/billing/billed-schemas'

export const providerNames: Record<BilledSubscription['provider'], string> = {
  zuora: 'Zuora',
  avangate: '2Checkout',
}

export const stateNames: Record<BilledState, string> = { trial: 'Trial', active: 'Active', ended: 'Ended' }

export const operationKindNames: Record<OperationKind, string> = {
  'begin-trial': 'Begin trial',
  purchase: 'Purchase',
  'convert-trial': 'Convert trial',
  change: 'Change',
  'withdraw-change': 'Take change back',
  'add-slots': 'Add slots',
  'remove-slots': 'Remove slots',
  collect: 'Collect open invoice',
  'remove-payment-methods': 'Remove payment method',
  'stop-renewal': 'Stop renewal',
  'resume-renewal': 'Resume renewal',
  end: 'End',
}

export const operationStateNames: Record<OperationState, string> = {
  waiting: 'Waiting',
  claimed: 'Under way',
  unknown: 'Unknown',
  done: 'Done',
  declined: 'Declined',
  failed: 'Failed',
}

export const notificationStateNames: Record<ManagedNotification['state'], string> = {
  waiting: 'Waiting',
  done: 'Processed',
  unmatched: 'Belongs to no account',
}

/**
 * What a provider calls a notification, as words: 'PaymentProcessed', 'payment-processed' and 'ORDER_CREATED'
 * each in its own.
 */
export function notificationKind(kind: string): string {
  const words = kind
    .replaceAll(/(?<=[a-z])(?=[A-Z])|[-_.]+/g, ' ')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** '$ 29.99', as the site writes a price, or nothing where no money is named. */
export function moneyWords({
  amount,
  currency,
}: {
  amount: string | null
  currency: Currency | null
}): string {
  return amount === null || currency === null ? '' : displayPrice(amount, currency)
}

/** What an operation or an adapter notes by a code, for staff. */
const noteWords: Readonly<Record<string, string>> = {
  absent: 'the provider has no trace of it',
  waiting: 'the provider has not finished it yet',
  'card-declined': 'the payment method was declined',
  'time-out': 'the provider did not respond in time',
  'connection-lost': 'the connection to the provider was lost',
  'not-json': 'the provider responded with something that cannot be read',
  'unexpected-body': 'the provider responded with something that was not expected',
  'http-429': 'the provider had too many requests and took none',
  'not-there-yet': 'the provider took it, and its record does not show it yet',
  'order-not-found-yet': 'the provider does not show the order yet',
  'no-subscription-yet': 'the provider does not show the subscription yet',
  'not-undone-yet': 'its unpaid order is not cancelled at the provider yet',
  'wrong-amount': 'another amount or currency was charged than was agreed',
  'not-configured': 'this provider is not set up here',
  'not-supported': 'this provider has no such operation',
  'no-subscription': 'there is no such subscription at the provider',
  'no-such-plan': 'the provider has no such plan',
  unavailable: 'the provider could not be reached, nothing was done',
  invalid: 'the provider refused it, nothing was done',
  ended: 'the subscription had ended at the provider',
}

/** What is known of an operation, in words; a provider's own code stays as it is. */
export function knownWords({ declineReason, note }: { declineReason: string | null; note: string }): string {
  return [declineReason, note].flatMap((code) => (code ? [noteWords[code] ?? code] : [])).join(', ')
}
