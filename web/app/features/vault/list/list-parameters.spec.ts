import { describe, expect, it } from 'vitest'
import { askedFor, lastPageOffset, mayApply, noFilter, readParameters, searchOf } from './list-parameters.ts'

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
