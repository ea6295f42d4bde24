import { describe, expect, it } from 'vitest'
import { isPrice, isPriceText } from './price.ts'

describe('a price', () => {
  it('is above 0 and has whole cents', () => {
    for (const amount of [0.01, 0.1, 1, 12.34, 1.1, 0.29, 4.35, 1_000_000.5, 9_999_999_999.99])
      expect(isPrice(amount), String(amount)).toBe(true)
    for (const amount of [
      0,
      -1,
      12.345,
      0.1 + 0.2,
      0.001,
      1e-7,
      1e10,
      9_999_999_999.995,
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ])
      expect(isPrice(amount), String(amount)).toBe(false)
  })

  it('is told alike as a number and as the text of it, for every amount of cents', () => {
    for (let cents = 1; cents < 200_000; cents += 7) {
      const text = (cents / 100).toFixed(2)
      expect(isPriceText(text)).toBe(true)
      if (!isPrice(Number(text))) expect.fail(text)
    }
  })
})
