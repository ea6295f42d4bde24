import type { Currency } from '../identity/billing.ts'
import { displayPrice } from './plans.ts'

/** Document 3, section 8, and its readings D3-107 to D3-136, to the character. */
export const membershipMessages = {
  free: 'You currently have a non-paying account that allows you to search but not view any details. Please subscribe for a full membership.',
  full: 'It seems that for the moment you already have all that we can offer! Thank you for trusting us!',
  cancelled: 'Your subscription has been cancelled. For more information, please use the Contact Us form.',
  onHold: 'On Hold, please go to the Settings from the Mobile app for more details.',
  paymentFailed: 'Your last payment failed. Please update your payment method.',
  boughtOnPhone: 'Manage this subscription in the app where you bought it.',
  updated: 'Your subscription has been updated',
  notUpdated: 'Sorry, Could not update your subscription.',
  /** Ours: the page showed a membership that is not there any more. */
  changedElsewhere:
    'Your membership was changed meanwhile, in another tab or window. Nothing was changed here. This page shows it as it is now.',
  cancelDone: 'Your subscription has been cancelled',
  cancelFailed: "We're sorry, there was an error unsubscribing you.",
  discountCorrect: 'Discount code is correct. Press Confirm to continue!',
  discountInvalid: 'Invalid discount code!',
  discountSystemError: 'System error occurred! Try again a little later.',
  activateFirst: 'Please activate your membership first. You can change to Enterprise after that.',
  reactivateFirst: 'Please reactivate your membership first.',
  alreadyThis: 'You have this plan already.',
  planUnknown: 'Please choose one of the plans shown.',
  sourceUnknown: 'This membership cannot be activated here. Please open your membership page.',
} as const

/** Dates as pages write them: MMM DD, YYYY. */
export function paymentFailedBut(date: string): string {
  return `Your last payment failed. Please update your payment method by ${date}.`
}

/** Of a payment that the payment company knows nothing of, or that staff have counted as failed. */
export function paymentNotMadeOn(date: string): string {
  return `Your payment of ${date} was not made, and nothing was charged. You can confirm it again.`
}

/** Of a payment whose outcome came after its page had been left, too. */
export function paymentDeclinedOn(date: string): string {
  return `Your payment of ${date} was declined, and nothing was charged. You can confirm it again, or use another payment method.`
}

export function staysOpenUntil(date: string): string {
  return `Your membership stays open until ${date}.`
}

export function cancelQuestion(date: string): string {
  return `Are you sure you want to cancel your subscription? ${staysOpenUntil(date)}`
}

/** Said before a trial begins: 'After 7 days: $ 29.99 / month'. */
export function afterTrial({
  days,
  amount,
  currency,
  displayPeriod,
}: {
  days: number
  amount: string
  currency: Currency
  displayPeriod: string
}): string {
  return `After ${days} days: ${displayPrice(amount, currency)} / ${displayPeriod}`
}
