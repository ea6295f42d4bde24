import { describe, expect, test } from 'vitest'
import { planQuery } from './query-plan.ts'

describe('the plan of a query', () => {
  test('a text without a word has none', () => {
    expect(planQuery(' - ')).toBeNull()
  })

  test('terms are distinct, the last one may be unfinished, and long words may be misspelled further', () => {
    expect(planQuery('An old old chair by Chippendale 1754 chai')?.terms).toEqual([
      { token: 'an', typos: 0, isBeginning: false },
      { token: 'old', typos: 1, isBeginning: false },
      { token: 'chair', typos: 1, isBeginning: false },
      { token: 'by', typos: 0, isBeginning: false },
      { token: 'chippendale', typos: 2, isBeginning: false },
      { token: '1754', typos: 0, isBeginning: false },
      { token: 'chai', typos: 1, isBeginning: true },
    ])
  })

  test('the whole keeps doubled words', () => {
    expect(planQuery('Boom, Boom!')?.whole).toBe('boom boom')
  })

  test('one word is read as it is, then with typos', () => {
    expect(planQuery('vase')?.readings).toEqual([
      { typos: false, atLeast: 1 },
      { typos: true, atLeast: 1 },
    ])
  })

  test('several words must all match, then most, then any', () => {
    expect(planQuery('one two three four five')?.readings).toEqual([
      { typos: false, atLeast: 5 },
      { typos: true, atLeast: 5 },
      { typos: true, atLeast: 4 },
      { typos: true, atLeast: 1 },
    ])
    expect(planQuery('one two')?.readings.map(({ atLeast }) => atLeast)).toEqual([2, 2, 1])
  })

  test('a pasted page is cut', () => {
    const plan = planQuery(Array.from({ length: 500 }, (_, index) => `w${index}`).join(' '))
    expect(plan?.terms).toHaveLength(24)
  })
})
