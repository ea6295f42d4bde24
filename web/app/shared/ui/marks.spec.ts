import { expect, it } from 'vitest'
import { marksOf } from './Marked.tsx'

const shown = (...given: Parameters<typeof marksOf>) =>
  marksOf(...given)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('')

it.each([
  ['A Façade', [[2, 8]], 'A [Façade]'],
  [
    'Tea Pot',
    [
      [0, 3],
      [4, 7],
    ],
    '[Tea] [Pot]',
  ],
  ['plain', [], 'plain'],
  ['', [], ''],
  [
    'cut her…',
    [
      [4, 8],
      [9, 14],
    ],
    'cut [her…]',
  ],
] as const)('%s', (text, ranges, marked) =>
  expect(
    shown(
      text,
      ranges.map(([from, to]) => [from, to]),
    ),
  ).toBe(marked),
)
