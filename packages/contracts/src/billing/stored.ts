/** Whether a discount code takes a share of the price, or an amount in each currency. */
export const discountKinds = ['percent', 'amount'] as const
export type DiscountKind = (typeof discountKinds)[number]

/**
 * A redemption is reserved while its payment is open, counted when that is done, and free again where it
 * failed.
 */
export const redemptionStates = ['reserved', 'counted', 'free'] as const
export type RedemptionState = (typeof redemptionStates)[number]

export const billedStates = ['trial', 'active', 'ended'] as const
export type BilledState = (typeof billedStates)[number]

/** What a checkout gives a payment method for. */
export const checkoutPurposes = ['trial', 'purchase', 'conversion', 'payment-method'] as const
export type CheckoutPurpose = (typeof checkoutPurposes)[number]

/** As stored: one that is open and past its time is expired without anybody writing it. */
export const storedCheckoutStates = ['open', 'waiting', 'done', 'declined', 'closed'] as const
export type StoredCheckoutState = (typeof storedCheckoutStates)[number]

export const operationKinds = [
  'begin-trial',
  'purchase',
  'convert-trial',
  'change',
  'withdraw-change',
  'add-slots',
  'remove-slots',
  'collect',
  'remove-payment-methods',
  'stop-renewal',
  'resume-renewal',
  'end',
] as const
export type OperationKind = (typeof operationKinds)[number]

/** The last three are settled; what is unknown is read back, never repeated. */
export const operationStates = ['waiting', 'claimed', 'unknown', 'done', 'declined', 'failed'] as const
export type OperationState = (typeof operationStates)[number]

export const notificationStates = ['waiting', 'done', 'unmatched'] as const
export type NotificationState = (typeof notificationStates)[number]

/** What a trial was used with. */
export const trialMarks = ['account', 'email', 'payment-method'] as const
export type TrialMark = (typeof trialMarks)[number]
