import { expect, test } from 'vitest'
import { z } from 'zod'
import { failureWords } from './failure-words.ts'

test('what was read and is not as it should be is told by its fields, in one line', () => {
  const { error } = z.object({ articleId: z.int() }).safeParse({ articleId: 'seven' })
  expect(failureWords(error, 2000)).toBe('✖ Invalid input: expected number, received string → at articleId')
})

test.each([
  [new TypeError('no such thing'), 'TypeError: no such thing'],
  ['away', 'away'],
])('any other failure by its kind and message', (error, words) => {
  expect(failureWords(error, 2000)).toBe(words)
  expect(failureWords(error, 3)).toHaveLength(3)
})
