import { expect, test } from 'vitest'
import { highlightsOf } from './highlights.ts'

const term = { token: 'vases', typos: 0, isBeginning: false, alternatives: [] } as const
const marked = (text: string, ...terms: Parameters<typeof highlightsOf>[1]) =>
  highlightsOf(text, terms).map(([from, to]) => text.slice(from, to))

test.each([
  ['A vase, two VASES, vasebody', ['vase', 'VASES']],
  ['Vàse\u0301s of glass', ['Vàse\u0301s']],
  ['nothing', []],
  ['', []],
])('in %j other forms are marked as they are written', (text, words) =>
  expect(marked(text, term)).toEqual(words),
)

test('an unfinished word marks what it begins, a misspelled one what it stands for', () => {
  expect(
    marked('Chippendale chair', { token: 'chip', typos: 0, isBeginning: true, alternatives: [] }),
  ).toEqual(['Chippendale'])
  expect(
    marked('Chippendale chair', { token: 'cippendlae', typos: 2, isBeginning: false, alternatives: [] }),
  ).toEqual(['Chippendale'])
  expect(
    marked('Chippendale chair', { token: 'cippendlae', typos: 0, isBeginning: false, alternatives: [] }),
  ).toEqual([])
})
