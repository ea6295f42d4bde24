import { describe, expect, it } from 'vitest'
import { splitByDate } from './split-by-date.ts'
import { madeUpLots } from './testing/made-up-lots.ts'

const on = (days: readonly string[]) =>
  days.map((saleDate, place) => ({ ...madeUpLots({ count: 1 })[0]!, id: String(place), saleDate }))

describe('the split of lots', () => {
  it('lies at the change of date nearest to three quarters, so that no day is on both sides', () => {
    const { earlier, later } = splitByDate(
      on([
        '2001-01-01',
        '2001-01-01',
        '2002-01-01',
        '2002-01-01',
        '2002-01-01',
        '2002-01-01',
        '2003-01-01',
        '2003-01-01',
      ]),
    )
    expect(earlier).toHaveLength(6)
    expect(new Set(later.map(({ saleDate }) => saleDate))).toEqual(new Set(['2003-01-01']))
  })

  it('refuses lots of one day', () => {
    expect(() => splitByDate(on(['2001-01-01', '2001-01-01']))).toThrow('one day')
  })
})
