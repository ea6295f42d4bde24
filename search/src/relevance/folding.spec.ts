import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import { describe, expect, test } from 'vitest'
import { foldingCases } from './folding.cases.ts'
import { highlightsOf } from './highlights.ts'
import { planQuery, strictReading } from './query-plan.ts'
import { inSuggestionOrder } from './suggestion-order.ts'
import { isWrittenAs, isWrittenAsPhrase } from './term-matching.ts'
import { foundBy } from './tokens.ts'

function termsOf(query: string) {
  const plan = planQuery(sanitizeSearchText(query))
  if (!plan) throw new Error('no plan')
  return strictReading(plan).terms
}

/** As both engines compare: each term is a word of the title, or its words follow each other there. */
function isFound(title: string, query: string): boolean {
  const { tokens, parts } = foundBy(title)
  const words = [...tokens, ...parts]
  return termsOf(query).every((term) =>
    words.some(
      (word, at) =>
        isWrittenAs(term, word) ||
        term.alternatives.some((alternative) =>
          isWrittenAsPhrase(
            { ...term, alternatives: [alternative] },
            words.slice(at, at + alternative.tokens.length),
          ),
        ),
    ),
  )
}

describe.each(foldingCases)('$title', ({ title, query }) => {
  test(`is found by ${query}, as written`, () => {
    expect(isFound(title, query)).toBe(true)
  })

  test(`is marked where ${query} is written in it`, () => {
    expect(highlightsOf(title, termsOf(query))).not.toEqual([])
  })

  test(`is suggested for ${query}, and not as another spelling`, () => {
    expect(inSuggestionOrder(sanitizeSearchText(query), [{ title }])).toMatchObject([{ corrected: false }])
  })
})

test.each([
  ['A vase', 'avase'],
  ["Earl's dish", 'hearl'],
  ['5′6″ chest', '56'],
  ['10² tiles', '102'],
  ['Walnut A. table', 'watable'],
  ['Pot of clay', 'poet'],
  ['Blu glass', 'blue'],
  ['Quen vase', 'queen'],
  ['Bar stool', 'baar'],
  ['Muller vase', 'mueller'],
  ['Salt & Pepper', 'saltpepper'],
  ['Act of tea', 'att'],
])('%s is not found by %s', (title, query) => expect(isFound(title, query)).toBe(false))
