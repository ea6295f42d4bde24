import { describe, expect, it } from 'vitest'
import { formatDay, formatMoment } from './dates.ts'
import { formatMark, formatMoney, formatMoneyRange } from './money.ts'
import { counted, formatBytes, formatCount, formatPercent } from './numbers.ts'

describe('numbers on screen', () => {
  it('have their thousands apart', () => expect(formatCount(28_324)).toBe('28,324'))

  it.each([
    [0, '0 results'],
    [1, '1 result'],
    [28_324, '28,324 results'],
  ])('%i of something is %s', (value, text) => expect(counted(value, 'result')).toBe(text))

  it('take an irregular plural', () => expect(counted(2, 'category', 'categories')).toBe('2 categories'))

  it('are shares in percent', () => expect(formatPercent(0.424)).toBe('42%'))

  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [2_400_000, '2.4 MB'],
    [12_345_678_901, '12.3 GB'],
  ])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))
})

describe('money on screen', () => {
  it.each([
    [1250, 'USD', '$ 1,250.00'],
    [89.5, 'EUR', '€ 89.50'],
    [1250, 'GBP', '£ 1,250.00'],
    [1250, 'CAD', 'C $ 1,250.00'],
    [1250, 'CHF', 'CHF 1,250.00'],
    [1200, 'XXX', '1,200.00'],
  ])('%d %s is %s', (amount, currency, text) => expect(formatMoney(amount, currency)).toBe(text))

  it('is a range between two prices, and one price where they are equal', () => {
    expect(formatMoneyRange(800, 1200, 'USD')).toBe('$ 800.00 - $ 1,200.00')
    expect(formatMoneyRange(800, 800, 'USD')).toBe('$ 800.00')
  })

  it('is short beside an axis', () =>
    expect([formatMark(1250, 'USD'), formatMark(0.5, 'CHF')]).toEqual(['$ 1,250', 'CHF 0.50']))
})

describe('days and moments on screen', () => {
  it('D1-202: are days of the server, alike for everybody', () =>
    expect(formatDay('2026-03-04T23:30:00Z')).toBe('Mar 04, 2026'))

  it('are moments of the reader’s own clock', () =>
    expect(formatMoment('2026-03-04T05:06:00')).toBe('Mar 04, 2026, 5:06 AM'))
})
