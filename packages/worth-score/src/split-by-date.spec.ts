import { describe, expect, it } from 'vitest'
import { splitByDate, splitsByDate } from './split-by-date.ts'
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

describe('the splits that are learnt by', () => {
  it('follow one another, each judged by all that came before, with no day on both sides', () => {
    const lots = on(
      Array.from({ length: 800 }, (_, place) => `20${String(10 + Math.floor(place / 10))}-01-01`),
    )
    const splits = splitsByDate(lots)
    expect(splits).toHaveLength(4)
    expect(splits.at(-1)?.later).toBe(800)
    for (const [place, { earlier, later }] of splits.entries()) {
      expect(later).toBeGreaterThan(earlier)
      expect(lots[earlier - 1]?.saleDate).not.toBe(lots[earlier]?.saleDate)
      if (place > 0) expect(earlier).toBe(splits[place - 1]?.later)
    }
  })

  it('go further back where few days would be judged', () => {
    const lots = on(
      Array.from({ length: 800 }, (_, place) => `20${String(10 + Math.floor(place / 40))}-01-01`),
    )
    expect(splitsByDate(lots).map(({ earlier }) => earlier)).toEqual([200, 280, 400, 480, 600, 680])
  })

  it('are one of two days', () => {
    expect(splitsByDate(on(['2001-01-01', '2001-01-01', '2002-01-01']))).toEqual([{ earlier: 2, later: 3 }])
  })
})
