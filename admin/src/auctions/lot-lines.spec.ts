import { expect, it } from 'vitest'
import { linesOfLots, lotsOfLines } from './lot-lines.ts'

it.each([
  '1',
  '1|',
  '1 | A jug',
  '1 | A jug |',
  '1 | A jug | USD 20–30',
  '1|A jug|a|b',
  '1|A\n\n2|B',
  '1|A\n',
  ' ',
])('what is typed stays as it is: %j', (text) => {
  expect(linesOfLots(lotsOfLines(text))).toBe(text)
})

it('reads number, title and estimate, also from a table', () => {
  expect(lotsOfLines('1|A jug|USD 20\n2\tA vase')).toEqual([
    { number: '1', title: 'A jug', estimate: 'USD 20' },
    { number: '2', title: 'A vase' },
  ])
  expect(lotsOfLines('')).toEqual([])
})
