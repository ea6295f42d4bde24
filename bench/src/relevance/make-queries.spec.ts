import { expect, test } from 'vitest'
import { indexCorpus } from './corpus-index.ts'
import { toDocument } from './corpus.ts'
import { makeQueries } from './make-queries.ts'
import { seeded } from './random.ts'

const corpus = indexCorpus([
  toDocument(1, {
    id: 'a',
    title: 'Façade of the Old Mills',
    makers: ['Harris, Charles'],
    classification: 'prints',
  }),
  toDocument(2, {
    id: 'b',
    title: 'Tower Bridge by Moonlight',
    makers: ['Whistler, James'],
    classification: 'prints',
  }),
])

test('queries of each kind are made whose answers are known', () => {
  const queries = makeQueries(corpus, seeded(1))
  expect(new Set(queries.map(({ kind }) => kind)).size).toBe(10)
  expect(queries).toContainEqual({
    kind: 'accent-stripped',
    query: 'Facade of the Old Mills',
    relevant: ['a'],
  })
  expect(queries).toContainEqual({
    kind: 'maker-classification',
    query: 'James Whistler prints',
    relevant: ['b'],
  })
})

test('the same seed makes the same queries', () => {
  expect(makeQueries(corpus, seeded(3))).toEqual(makeQueries(corpus, seeded(3)))
  expect(makeQueries(corpus, seeded(3))).not.toEqual(makeQueries(corpus, seeded(4)))
})
