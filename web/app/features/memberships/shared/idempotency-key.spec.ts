import { expect, test } from 'vitest'
import { idempotencyKeys } from './idempotency-key.ts'

test('the same request of a dialog has one key, another request another, and another dialog its own', () => {
  const keyOf = idempotencyKeys()
  const key = keyOf({ src: 'header', discountCode: '' })
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf({ src: 'header', discountCode: '' })).toBe(key)
  expect(keyOf({ src: 'header', discountCode: 'SPRING' })).not.toBe(key)
  expect(idempotencyKeys()({ src: 'header', discountCode: '' })).not.toBe(key)
})
