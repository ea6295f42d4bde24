import { expect, test } from 'vitest'
import { sayDifference } from './range-difference.ts'

test.each([
  [
    'above',
    'maker',
    'The range lies above most of these prices, mainly because your item differs from these in maker.',
  ],
  [
    'above',
    'market',
    'The range lies above most of these prices, mainly because prices have risen since these sales.',
  ],
  [
    'below',
    'market',
    'The range lies below most of these prices, mainly because prices have fallen since these sales.',
  ],
  [
    'below',
    'text',
    'The range lies below most of these prices, mainly because your item differs from these in what its title and description say.',
  ],
  ['apart', null, 'These prices are far apart, so most of them lie outside the range.'],
] as const)('%s by %s', (direction, cause, sentence) => {
  expect(sayDifference({ direction, cause })).toBe(sentence)
})
