import { describe, expect, it } from 'vitest'
import { isPastEnd, pageNumbers, pagesOfList } from './pages-of-list.ts'

describe('pages of a list', () => {
  it('says which rows are shown and where the neighbors begin', () => {
    expect(pagesOfList({ total: 25, currentLimit: 10, currentOffset: 10 }, 10)).toEqual({
      first: 11,
      last: 20,
      total: 25,
      current: 2,
      count: 3,
      previousOffset: 0,
      nextOffset: 20,
      lastOffset: 20,
      isCut: false,
    })
  })

  it('has no neighbor beyond its ends', () => {
    expect(pagesOfList({ total: 25, currentLimit: 10, currentOffset: 0 }, 10).previousOffset).toBeNull()
    expect(pagesOfList({ total: 25, currentLimit: 10, currentOffset: 20 }, 5).nextOffset).toBeNull()
  })

  it('leads back into the list from an offset beyond its end', () => {
    expect(pagesOfList({ total: 25, currentLimit: 10, currentOffset: 500 }, 0).previousOffset).toBe(15)
  })

  it('offers no page beyond what can be reached', () => {
    const place = { total: 28_324, currentLimit: 12 }
    expect(pagesOfList({ ...place, currentOffset: 0 }, 12, 10_000)).toMatchObject({
      total: 28_324,
      count: 833,
      nextOffset: 12,
      isCut: true,
    })
    expect(pagesOfList({ ...place, currentOffset: 9984 }, 12, 10_000)).toMatchObject({
      current: 833,
      nextOffset: null,
    })
    expect(pagesOfList({ ...place, currentOffset: 20_004 }, 0, 10_000).previousOffset).toBe(9984)
    expect(pagesOfList({ total: 10_000, currentLimit: 10, currentOffset: 9980 }, 10, 10_000)).toMatchObject({
      count: 1000,
      nextOffset: 9990,
      isCut: false,
    })
    expect(
      pagesOfList({ total: 10_000, isTotalExact: false, currentLimit: 20, currentOffset: 9980 }, 20, 10_000),
    ).toMatchObject({ last: 10_000, count: 500, nextOffset: null, isCut: true })
  })

  it.each([
    ['the first row', { total: 25, currentOffset: 0 }, false],
    ['the last row', { total: 25, currentOffset: 24 }, false],
    ['the row after the last one', { total: 25, currentOffset: 25 }, true],
    ['any row of an empty list', { total: 0, currentOffset: 500 }, false],
    ['the last page that can be paged to', { total: 28_324, currentOffset: 9_990 }, false],
    ['a page that reaches past what can be paged through', { total: 28_324, currentOffset: 9_991 }, true],
    ['the end of what was counted', { total: 10_000, isTotalExact: false, currentOffset: 10_000 }, true],
  ])('a page from %s', (_, place, expected) => {
    expect(isPastEnd({ currentLimit: 10, ...place }, 10_000)).toBe(expected)
  })

  it('shows the ends, the neighbors and gaps between', () => {
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
    expect(pageNumbers(6, 20)).toEqual([1, 2, null, 5, 6, 7, null, 20])
    expect(pageNumbers(4, 6)).toEqual([1, 2, 3, 4, 5, 6])
  })
})
