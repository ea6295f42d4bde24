import { expect, test } from 'vitest'
import { vaultPriceSchema } from './amounts.ts'
import { vaultItemMessages as messages } from './messages.ts'

test('D2-095: zero and nothing are no price', () => {
  for (const none of [0, '', null]) expect(vaultPriceSchema.parse(none)).toBeNull()
  expect(vaultPriceSchema.parse(999_999_999_999.99)).toBe(999_999_999_999.99)
})

test('D2-095: what is no price is refused, and one that is too large with its own sentence', () => {
  for (const wrong of [-1, 1.234, '12', Number.NaN])
    expect(vaultPriceSchema.safeParse(wrong).error?.issues[0]?.message).toBe(messages.priceInvalid)
  expect(vaultPriceSchema.safeParse(1_000_000_000_000).error?.issues.map(({ message }) => message)).toEqual([
    messages.priceTooLarge,
  ])
})
