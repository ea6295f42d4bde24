import { describe, expect, test } from 'vitest'
import {
  guessedReadings,
  partialReadings,
  planQuery,
  strictReading,
  withNamed,
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
      { token: 'chair', typos: 1, isBeginning: false },
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
    ['how do I date my clock', ['clock']],
    ['how to tell if ivory is real', ['ivory']],
    ['old clock value', ['clock']],
    ['glass that glows under black light', ['glass', 'glows', 'black', 'light']],
    ['The Man Who Was a Clock', ['man', 'clock']],
    ['who is who', ['who', 'is']],
    ['to be or not to be', ['not']],
    ['what is it worth', ['worth']],
    ['real old', ['real', 'old']],
    ['at & t', ['at', 't']],
    ['vitamin a', ['vitamin', 'a']],
    ['a vitamin', ['vitamin']],
  ])('of the text %j its subject must be found', (text, subject) => {
    expect(planned(text).terms.map(({ token }) => token)).toEqual(subject)
  })

  test('what is asked of the subject counts where it stands, and nothing between the words does', () => {
    const { intent, whole } = planned('how to date my old clock')
    expect(intent.map(({ token }) => token)).toEqual(['date', 'old'])
    expect(whole).toBe('how to date my old clock')
    expect(planned('old date').intent).toEqual([])
  })

  test('the whole keeps doubled words', () => {
    expect(planQuery('Boom, Boom!')?.whole).toBe('boom boom')
  })

  test('the strict reading wants every word, rightly spelled', () => {
    expect(reading(strictReading(planned('oak chair')))).toEqual({ typos: [0, 0], atLeast: 2 })
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
    expect(guessedReadings(planned('oak chair'), new Set(['oak', 'chair']))).toHaveLength(1)
    expect(guessedReadings(planned('oka chiar'), new Set())).toHaveLength(1)
  })

  test('what is guessed beside a known word must stand in names and people', () => {
    const where = (known: string[]) =>
      guessedReadings(planned('bone china'), new Set(known)).map(({ inHeads = [] }) => [...inHeads].join(' '))
    expect(where(['bone', 'china'])).toEqual(['bone china'])
    expect(where(['bone'])).toEqual(['china', 'bone china'])
    expect(where([])).toEqual([''])
  })

  describe('without some of its words', () => {
    const parts = (text: string, known: string[], counts: Record<string, number>) =>
      partialReadings(planned(text).terms, new Set(known), new Map(Object.entries(counts))).readings.map(
        ({ terms, inHeads }) => `${terms.map(({ token }) => token).join(' ')}${inHeads ? ' in heads' : ''}`,
      )

    test('the commonest word is left out first, and the rarest stands alone last', () => {
      expect(parts('art deco lamp', ['art', 'deco', 'lamp'], { art: 9_000, deco: 30, lamp: 70 })).toEqual([
        'deco lamp',
        'art deco',
        'art lamp',
        'deco in heads',
      ])
    })

    test('of two words the rarer one is kept', () => {
      expect(parts('rolex watch', ['rolex', 'watch'], { rolex: 2, watch: 50 })).toEqual(['rolex in heads'])
    })

    test('a word that nothing holds is left out, and is not guessed at in place of one that is held', () => {
      expect(parts('rolex watch', ['watch'], { rolex: 0, watch: 50 })).toEqual(['watch in heads'])
      expect(parts('rolex watch', ['watch'], { rolex: 18, watch: 50 })).toEqual(['watch in heads'])
    })

    test('what is left of many words is most of them, then half, then two, then the rarest', () => {
      const counts = Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((word, index) => [`x${word}`, index + 1]),
      )
      expect(
        parts(Object.keys(counts).toReversed().join(' '), Object.keys(counts), counts).map(
          (text) => text.replace(' in heads', '').split(' ').length,
        ),
      ).toEqual([7, 6, 4, 2, 1])
    })

    test('half of the words, or fewer, must be what a record is called', () => {
      const counts = { oak: 1, elm: 2, ash: 3, yew: 4 }
      expect(parts('oak elm ash yew', Object.keys(counts), counts)).toEqual([
        'oak elm ash',
        'oak elm yew',
        'oak ash yew',
        'elm ash yew',
        'oak elm in heads',
        'oak in heads',
      ])
    })

    test('what a record is called by is no unfinished word', () => {
      const beginnings = (text: string, known: string[]) =>
        partialReadings(
          planned(text).terms,
          new Set(known),
          new Map(known.map((word) => [word, 3])),
        ).readings.map(({ terms }) => terms.some(({ isBeginning }) => isBeginning))
      expect(beginnings('ronaldo transfer', ['transfer'])).toEqual([false])
      expect(beginnings('art deco lamp', ['deco', 'lamp'])).toEqual([true, false])
    })

    test('nothing is left where nothing is held', () => {
      expect(parts('qqqq xxxx', [], {})).toEqual([])
    })
  })

  test('words name a record, numbers and single letters do not', () => {
    const { terms } = planned('model t 1908 ford')
    const named = withNamed(strictReading(planned('model t 1908 ford')), terms)
    expect(named?.orNamedBy?.map(({ token }) => token)).toEqual(['model', 'ford'])
    expect(
      withNamed(strictReading(planned('ivory bone horn shell jet coral amber pearl onyx')), terms),
    ).toBeNull()
  })

  test('a quality names a record only beside what it is a quality of', () => {
    const named = (text: string) => {
      const plan = planned(text)
      return withNamed(strictReading(plan), plan.terms)?.orNamedBy?.map(({ token }) => token)
    }
    expect(named('black')).toBeUndefined()
    expect(named('black stamp')).toEqual(['black', 'stamp'])
  })

  test('a pasted page is cut', () => {
    const plan = planQuery(Array.from({ length: 500 }, (_, index) => `w${index}`).join(' '))
    expect(plan?.terms).toHaveLength(24)
  })
})
