import type { BilledState, OperationKind, OperationState } from '@vitrine/contracts/billing/stored'
import type { BilledSubscription, ManagedNotification } from '@vitrine/contracts/billing/billed-schemas'

export const providerNames: Record<BilledSubscription['provider'], string> = { zuora: 'Zuora', avangate: '2Checkout' }

export const stateNames: Record<BilledState, string> = { trial: 'Trial', active: 'Active', ended: 'Ended' }

export const operationKindNames: Record<OperationKind, string> = {
  'begin-trial': 'Begin trial', purchase: 'Purchase', 'convert-trial': 'Convert trial', change: 'Change', 'withdraw-change': 'Take change back', 'add-slots': 'Add slots', 'remove-slots': 'Remove slots',
  collect: 'Collect open invoice', 'remove-payment-methods': 'Remove payment method', 'stop-renewal': 'Stop renewal', 'resume-renewal': 'Resume renewal', end: 'End',
}

export const operationStateNames: Record<OperationState, string> = { waiting: 'Waiting', claimed: 'Under way', unknown: 'Unknown', done: 'Done', declined: 'Declined', failed: 'Failed' }

export const notificationStateNames: Record<ManagedNotification['state'], string> = { waiting: 'Waiting', done: 'Worked off', unmatched: 'Belongs to nobody' }

/** 'USD 29.99', or nothing where no money is named. */
export function moneyWords({ amount, currency }: { amount: string | null; currency: string | null }): string {
  return amount === null || currency === null ? '' : `${currency} ${amount}`
}
