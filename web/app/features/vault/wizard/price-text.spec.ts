import { expect, test } from 'vitest'
import { caretAfter, priceOf, priceText, textOfPrice } from './price-text.ts'

test.each([
  ['a1234567.89', '1,234,567.89'],
  ['12.345', '12.34'],
  ['1.2.3', '1.23'],
  ['.5', '0.5'],
  ['007', '7'],
  ['', ''],
  ['-12', '12'],
  ['999999999999.99', '999,999,999,999.99'],
])('typed %s reads %s', (typed, shown) => expect(priceText(typed)).toBe(shown))

test('no more than 18 characters with the commas', () => {
  expect(priceText('1234567890123.456').length).toBeLessThanOrEqual(18)
  expect(priceText('9999999999999999')).toBe('9,999,999,999,999')
})

test('an empty price becomes 0', () => {
  expect([priceOf(''), priceOf('1,234.50')]).toEqual([0, 1234.5])
})

test('a stored price comes back as it would be typed', () => {
  expect([null, 1234, 12.5].map(textOfPrice)).toEqual(['', '1,234', '12.50'])
})

test('the caret stays behind the digit that was typed', () => {
  // 1|34 becomes 12|34 by typing 2: four digits take a comma.
  expect(caretAfter('1234', 2, '1,234')).toBe(3)
  expect(caretAfter('1234', 4, '1,234')).toBe(5)
})
