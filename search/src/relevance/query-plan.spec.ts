import { describe, expect, test } from 'vitest'
import { planQuery, strictReading, widerReadings, type QueryPlan, type Reading } from './query-plan.ts'

function planned(text: string): QueryPlan {
  const plan = planQuery(text)
  if (!plan) throw new Error('no plan')
  return plan
}

const reading = ({ terms, atLeast }: Reading) => ({ typos: terms.map(({ typos }) => typos), atLeast })

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

  test('the strict reading wants every word, rightly spelled', () => {
    expect(reading(strictReading(planned('old chair')))).toEqual({ typos: [0, 0], atLeast: 2 })
  })

  test('one word is then read with typos', () => {
    expect(widerReadings(planned('vase'), new Set()).map(reading)).toEqual([{ typos: [1], atLeast: 1 }])
  })

  test('of several words, unknown ones are misspelled, then any, then most are enough, then one', () => {
    expect(widerReadings(planned('chair mahogany uphostered seat'), new Set(['chair', 'mahogany', 'seat'])).map(reading)).toEqual([
      { typos: [0, 0, 2, 0], atLeast: 4 },
      { typos: [1, 2, 2, 1], atLeast: 4 },
      { typos: [1, 2, 2, 1], atLeast: 3 },
      { typos: [1, 2, 2, 1], atLeast: 1 },
    ])
  })

  test('where every word is known, or none, no reading comes twice', () => {
    expect(widerReadings(planned('old chair'), new Set(['old', 'chair'])).map(({ atLeast }) => atLeast)).toEqual([2, 1])
    expect(widerReadings(planned('odl chiar'), new Set()).map(({ atLeast }) => atLeast)).toEqual([2, 1])
  })

  test('a pasted page is cut', () => {
    const plan = planQuery(Array.from({ length: 500 }, (_, index) => `w${index}`).join(' '))
    expect(plan?.terms).toHaveLength(24)
  })
})
