import { describe, expect, test } from 'vitest'
import {
  guessedReadings,
  partialReadings,
  planQuery,
  strictReading,
  type QueryPlan,
  type Reading,
} from './query-plan.ts'

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
    const terms = planQuery('An old old chair by Chippendale 1754 chai')?.terms.map(
      ({ token, typos, isBeginning }) => ({ token, typos, isBeginning }),
    )
    expect(terms).toEqual([
      { token: 'an', typos: 0, isBeginning: false },
      { token: 'old', typos: 1, isBeginning: false },
      { token: 'chair', typos: 1, isBeginning: false },
      { token: 'by', typos: 0, isBeginning: false },
      { token: 'chippendale', typos: 2, isBeginning: false },
      { token: '1754', typos: 0, isBeginning: false },
      { token: 'chai', typos: 1, isBeginning: true },
    ])
  })

  test("'and' need not be found where there are other words, and stays in the whole", () => {
    const { whole, terms } = planned('salt & pepper')
    expect(whole).toBe('salt and pepper')
    expect(terms.map(({ token }) => token)).toEqual(['salt', 'pepper'])
    expect(planned('and').terms).toHaveLength(1)
  })

  test.each([
    ['What is a hallmark?', ['hallmark']],
    ["what's a tea caddy", ['tea', 'caddy']],
    ['how do I date my clock', ['date', 'clock']],
    ['The Man Who Was a Clock', ['the', 'man', 'who', 'was', 'a', 'clock']],
    ['who is who', ['who', 'is']],
  ])('of the question %j its subject must be found', (text, wanted) => {
    expect(planned(text).terms.map(({ token }) => token)).toEqual(wanted)
  })

  test('the whole keeps doubled words', () => {
    expect(planQuery('Boom, Boom!')?.whole).toBe('boom boom')
  })

  test('the strict reading wants every word, rightly spelled', () => {
    expect(reading(strictReading(planned('old chair')))).toEqual({ typos: [0, 0], atLeast: 2 })
  })

  test('one word is then read with typos', () => {
    expect(guessedReadings(planned('vase'), new Set()).map(reading)).toEqual([{ typos: [1], atLeast: 1 }])
  })

  test('of several words, unknown ones are misspelled, then any', () => {
    expect(
      guessedReadings(planned('chair mahogany uphostered seat'), new Set(['chair', 'mahogany', 'seat'])).map(
        reading,
      ),
    ).toEqual([
      { typos: [0, 0, 2, 0], atLeast: 4 },
      { typos: [1, 2, 2, 1], atLeast: 4 },
    ])
  })

  test('where every word is known, or none, no guess comes twice', () => {
    expect(guessedReadings(planned('old chair'), new Set(['old', 'chair']))).toHaveLength(1)
    expect(guessedReadings(planned('odl chiar'), new Set())).toHaveLength(1)
  })

  test('a word that is known is given up for names and people alone', () => {
    const where = (known: string[]) =>
      guessedReadings(planned('bone china'), new Set(known)).map(({ inHeads = false }) => inHeads)
    expect(where(['bone', 'china'])).toEqual([true])
    expect(where(['bone'])).toEqual([false, true])
    expect(where([])).toEqual([false])
  })

  describe('without some of its words', () => {
    const parts = (text: string, known: string[], counts: Record<string, number>) =>
      partialReadings(planned(text), new Set(known), new Map(Object.entries(counts))).map(({ terms }) =>
        terms.map(({ token }) => token).join(' '),
      )

    test('the commonest word is left out first, and the rarest stands alone last', () => {
      expect(parts('art deco lamp', ['art', 'deco', 'lamp'], { art: 9_000, deco: 30, lamp: 70 })).toEqual([
        'deco lamp',
        'art deco',
        'art lamp',
        'deco',
      ])
    })

    test('of two words the rarer one is kept', () => {
      expect(parts('rolex watch', ['rolex', 'watch'], { rolex: 2, watch: 50 })).toEqual(['rolex'])
    })

    test('a word that nothing holds is left out, and is not guessed at in place of one that is held', () => {
      expect(parts('rolex watch', ['watch'], { rolex: 0, watch: 50 })).toEqual(['watch'])
      expect(parts('rolex watch', ['watch'], { rolex: 18, watch: 50 })).toEqual(['watch'])
    })

    test('what is left of many words is most of them, then half, then two, then the rarest', () => {
      const counts = Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((word, index) => [`w${word}`, index + 1]),
      )
      expect(
        parts(Object.keys(counts).toReversed().join(' '), Object.keys(counts), counts).map(
          (text) => text.split(' ').length,
        ),
      ).toEqual([7, 6, 4, 2, 1])
    })

    test('nothing is left where nothing is held', () => {
      expect(parts('qqqq xxxx', [], {})).toEqual([])
    })
  })

  test('a pasted page is cut', () => {
    const plan = planQuery(Array.from({ length: 500 }, (_, index) => `w${index}`).join(' '))
    expect(plan?.terms).toHaveLength(24)
  })
})
