import { expect, test } from 'vitest'
import { cardFingerprint, paypalFingerprint } from './payment-method-fingerprint.ts'

const card = { firstDigits: '411111', lastDigits: '1111', expirationMonth: 12, expirationYear: 2030 }

test.each([
  ['as numbers', {}],
  ['as texts', { expirationMonth: '12', expirationYear: '30' }],
  ['with eight first digits', { firstDigits: '41111111' }],
  ['of a masked number', { firstDigits: '411111******1111', lastDigits: '411111******1111' }],
])('a card is the same %s', (_, parts) => {
  expect(cardFingerprint({ ...card, ...parts })).toBe('card:411111-1111-12/30')
})

test.each([
  ['another number', { lastDigits: '1112' }],
  ['another bank', { firstDigits: '411112' }],
  ['another expiry', { expirationMonth: 11 }],
])('a card with %s is another one', (_, parts) => {
  const other = cardFingerprint({ ...card, ...parts })
  expect(other).not.toBeNull()
  expect(other).not.toBe(cardFingerprint(card))
})

test.each([
  ['four first digits', { firstDigits: '4111' }],
  ['no first digits', { firstDigits: '************1111' }],
  ['no last digits', { lastDigits: null }],
  ['no month', { expirationMonth: undefined }],
  ['no year', { expirationYear: null }],
  ['a month that is none', { expirationMonth: 13 }],
])('R-005: with %s a card cannot be told apart', (_, parts) => {
  expect(cardFingerprint({ ...card, ...parts })).toBeNull()
})

test('a PayPal account is known by its address', () => {
  expect(['Payer@mail.example', null].map(paypalFingerprint)).toEqual(['paypal:payer@mail.example', null])
})
