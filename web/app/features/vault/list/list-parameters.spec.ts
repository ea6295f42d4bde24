import { describe, expect, it } from 'vitest'
import {
  askedFor,
  countOfMore,
  isFiltered,
  mayApply,
  noFilter,
  readParameters,
  searchOf,
  withoutFilter,
} from './list-parameters.ts'
import { lastPageOffset } from './use-last-page.ts'

const read = (search: string) => readParameters(new URLSearchParams(search))

describe('the URL of the list', () => {
  it('holds offset, sort and filters, and leaves out what is the default', () => {
    const all = '?offset=40&s=title%3Aasc&f.title=jug&f.categoryId=3&f.tagsId=9'
    expect(searchOf(read(all))).toBe(all)
    expect(searchOf(read('?offset=0'))).toBe('')
  })

  it('with an offset or a sort that is none counts as the default', () => {
    expect(read('?offset=x&s=price:asc&f.title=%20%20')).toEqual({ offset: 0, s: null, filter: noFilter })
  })

  it('holds the other filters and sorts, and leaves out what says nothing', () => {
    const all =
      '?s=value%3Adesc&f.storageLocationId=none&f.ownership=owned%2CforSale&f.cost=100..&f.specific=Movement%3DEight+day&f.currency=EUR'
    expect(searchOf(read(all))).toBe(all)
    expect(read('?f.photos=maybe&f.cost=much&f.currency=euro&f.acquired=..&f.maker=+').filter).toEqual(
      noFilter,
    )
    expect(askedFor(read('?f.maker=Meissen&f.currency=GBP'), 'cost:asc')).toMatchObject({
      s: 'cost:asc',
      'f.maker': 'Meissen',
      'f.currency': 'GBP',
    })
  })

  it('with other filters is filtered; a currency alone is none', () => {
    expect(isFiltered(read('?f.photos=no').filter)).toBe(true)
    expect(isFiltered(read('?f.currency=EUR').filter)).toBe(false)
    expect(countOfMore(read('?f.photos=no&f.maker=Meissen&f.currency=EUR').filter.more)).toBe(2)
    expect(withoutFilter({ 'f.photos': 'no', 'f.maker': 'Meissen' }, 'f.maker')).toEqual({ 'f.photos': 'no' })
  })

  it('D2-024: is asked for in pages of 20', () => {
    expect(askedFor(read('?offset=20&f.tagsId=9'), 'createdDate:desc')).toEqual({
      offset: 20,
      limit: 20,
      s: 'createdDate:desc',
      'f.text': '',
      with: 'record',
      'f.categoryId': '',
      'f.tagsId': '9',
    })
  })
})

describe('a filter can be applied', () => {
  const jug = { ...noFilter, title: 'jug' }

  it('D2-017: once it differs from the one that holds', () => {
    expect(mayApply(noFilter, noFilter)).toBe(false)
    expect(mayApply(jug, noFilter)).toBe(true)
    expect(mayApply(jug, jug)).toBe(false)
    expect(mayApply({ ...jug, title: ' jug ' }, jug)).toBe(false)
    expect(mayApply({ ...jug, categoryId: '3' }, jug)).toBe(true)
  })

  it('D2-017: with a category or a tag alone, and not with spaces', () => {
    expect(mayApply({ ...noFilter, categoryId: '3' }, noFilter)).toBe(true)
    expect(mayApply({ ...noFilter, tagsId: '3' }, noFilter)).toBe(true)
    expect(mayApply({ ...noFilter, title: '   ' }, noFilter)).toBe(false)
  })

  it('D2-017: but not by emptying it', () => {
    expect(mayApply(noFilter, jug)).toBe(false)
  })
})

it.each([
  [0, 0],
  [20, 0],
  [21, 20],
  [41, 40],
])('D2-024: of %i items the last page begins at %i', (total, offset) => {
  expect(lastPageOffset(total)).toBe(offset)
})
