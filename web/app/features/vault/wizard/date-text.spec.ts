import { expect, test } from 'vitest'
import { dateText, localToday, textOfDay } from './date-text.ts'

test.each([
  ['0131', '01/31'],
  ['01312024', '01/31/2024'],
  ['1/2/2024', '01/02/2024'],
  ['01/31/20245', '01/31/2024'],
  ['soon', ''],
])('D2-034: typed %s reads %s', (typed, shown) => expect(dateText(typed)).toBe(shown))

test('a stored day comes back as it would be typed', () => {
  expect([textOfDay('2024-01-31'), textOfDay(null)]).toEqual(['01/31/2024', ''])
})

test('today is the member’s own', () => {
  expect(localToday(new Date(2024, 0, 5, 23, 59))).toBe('2024-01-05')
})
