import { expect, test } from 'vitest'
import { knownWords, notificationKind } from './billing-words.ts'

test.each([
  [{ declineReason: null, note: 'time-out' }, 'the provider did not respond in time'],
  [{ declineReason: 'card-declined', note: '' }, 'the payment method was declined'],
  [{ declineReason: 'invalid', note: '50000040' }, 'the provider refused it, nothing was done, 50000040'],
  [{ declineReason: null, note: '' }, ''],
])('what is known of %j is told in words; a code of the provider’s own stays', (operation, words) => {
  expect(knownWords(operation)).toBe(words)
})

test.each([
  ['PaymentProcessed', 'Payment processed'],
  ['payment-processed', 'Payment processed'],
  ['ORDER_CREATED', 'Order created'],
])('the notification %s is told as %s', (kind, words) => {
  expect(notificationKind(kind)).toBe(words)
})
