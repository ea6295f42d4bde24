/** What pages say by themselves, too; apart, so that no other page carries them. */
export const EMAIL_NOT_CONFIRMED = 'Please confirm your email address first.'
export const PAYMENT_IN_PROGRESS =
  'We are still waiting for your payment to be confirmed. You will not be charged twice.'
export const PAYMENT_DECLINED =
  'Your payment was declined. Please check your payment method or use another one.'
export const BILLING_UNAVAILABLE =
  'Payments are not available at the moment. Nothing was charged. Please try again later.'
export const WRONG_AMOUNT_TAKEN =
  'The payment company took another amount than you agreed to. You will get it back, and need not do anything: see our email about it.'
