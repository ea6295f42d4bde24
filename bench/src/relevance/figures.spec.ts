import { expect, test } from 'vitest'
import { figuresByKind, type Outcome } from './figures.ts'

const anOutcome = (given: Partial<Outcome>): Outcome => ({
  query: 'q',
  kind: 'k',
  place: 1,
  total: 1,
  milliseconds: 1,
  first: 'a',
  ...given,
})

test('figures are taken per kind and over all', () => {
  const { all, a, b } = figuresByKind([
    anOutcome({ kind: 'a', place: 1, milliseconds: 10 }),
    anOutcome({ kind: 'a', place: 4, milliseconds: 30 }),
    anOutcome({ kind: 'b', place: 0, total: 0, milliseconds: 20 }),
  ])
  expect(a).toMatchObject({ queries: 2, mrr: 0.625, success1: 0.5, success10: 1, empty: 0 })
  expect(b).toMatchObject({ queries: 1, mrr: 0, success1: 0, success10: 0, empty: 1 })
  expect(all).toMatchObject({ queries: 3, p50: 20, p99: 30 })
  expect(all?.mrr).toBeCloseTo(1.25 / 3)
})
