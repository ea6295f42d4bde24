import { expect, test } from 'vitest'
import { dateText, leftDateText, localToday, textOfDay } from './date-text.ts'

test.each([
  ['0131', '01/31'],
  ['01312024', '01/31/2024'],
  ['1/2/2024', '01/02/2024'],
  ['01/31/20245', '01/31/2024'],
  ['2024-01-31', '01/31/2024'],
  ['soon', ''],
])('D2-034: typed %s reads %s', (typed, shown) => expect(dateText(typed)).toBe(shown))

test.each([
  ['3/4/2020', '03/04/2020'],
  ['2020-03-04', '03/04/2020'],
  ['3/45/2020', '3/45/2020'],
  ['soon', 'soon'],
  ['', ''],
])('D2-034: a field that is left with %j holds %j', (text, held) => expect(leftDateText(text)).toBe(held))

test('a stored day comes back as it would be typed', () => {
  expect([textOfDay('2024-01-31'), textOfDay(null)]).toEqual(['01/31/2024', ''])
})

test('today is the member’s own', () => {
  expect(localToday(new Date(2024, 0, 5, 23, 59))).toBe('2024-01-05')
})
