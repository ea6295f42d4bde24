import { expect, test } from 'vitest'
import { worthMoney, worthRange } from './worth-money.ts'

test.each([['USD', '$ 1,250.00'], ['EUR', '€ 1,250.00'], ['GBP', '£ 1,250.00'], ['CAD', 'C $ 1,250.00'], ['CHF', 'CHF 1,250.00'], ['XXX', '1,250.00']])('an amount in %s is %s', (currency, text) => {
  expect(worthMoney(1250, currency)).toBe(text)
})

test('a range names its currency twice', () => {
  expect(worthRange(310, 699.5, 'USD')).toBe('$ 310.00 - $ 699.50')
})
