import { expect, it } from 'vitest'
import { eatenTexts, readDay } from './days.ts'

const read = (text: string, order: 'day-first' | 'month-first' | null = null) => {
  const reading = readDay(text, { order, today: '2026-11-30' })
  switch (reading.kind) {
    case 'day':
      return reading.day
    case 'dayOrder':
      return `${reading.dayFirst} or ${reading.monthFirst}`
    case 'century':
      return reading.days.join(' or ')
    case 'dayCount':
      return `${reading.since1900} or ${reading.since1904}`
    default:
      return reading.kind
  }
}

it.each([
  ['2024-01-31', '2024-01-31'],
  ['2024-01-31 00:00:00', '2024-01-31'],
  ['31/12/1998', '1998-12-31'],
  ['12/31/1998', '1998-12-31'],
  ['31/12/98', '1998-12-31'],
  ['3/4/1998', '1998-04-03 or 1998-03-04'],
  ['3/4/98', '1998-04-03 or 1998-03-04'],
  ['3.3.1998', '1998-03-03'],
  ['14 Mar 1998', '1998-03-14'],
  ['March 14, 1998', '1998-03-14'],
  ['3. März 1998', '1998-03-03'],
  ['12 juillet 2001', '2001-07-12'],
  ['1 de enero de 2001', '2001-01-01'],
  ['45123', '2023-07-16 or 2027-07-17'],
  ['13/4/25', '1925-04-13 or 2025-04-13'],
  ['1998', 'text'],
  ['c. 1987', 'text'],
  ['spring 1964', 'text'],
  ['1998/99', 'text'],
  ['31/2/1998', 'noDay'],
  ['31/02/98', 'noDay'],
  ['2001-02-31', 'noDay'],
  ['31 February 2001', 'noDay'],
  ['31. Februar 2001', 'noDay'],
  ['February 31, 2001', 'noDay'],
  ['?', 'nothing'],
  ['-', 'nothing'],
])('%s is %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

it('a column that shows which is the month decides', () => {
  expect(read('3/4/98', 'day-first')).toBe('1998-04-03')
  expect(read('3/4/98', 'month-first')).toBe('1998-03-04')
})

it.each([
  ['2026-02-01', ['2-1', '1-2', '2/1', '1/2', '2-26', '2-2026']],
  ['1-Feb', ['2-1', '1-2', '2/1', '1/2']],
  ['Feb-98', ['2-98', '2/98']],
  ['Feb', []],
])('%s may have been typed otherwise', (text, texts) => {
  expect(eatenTexts(text)).toEqual(texts)
})
