import { expect, test } from 'vitest'
import { synonymWords } from './synonym-words.ts'

test('a list is told by its words, and a one-way list by its direction', () => {
  expect(synonymWords({ kind: 'equal', terms: ['settee', 'sofa'] })).toBe('settee, sofa')
  expect(synonymWords({ kind: 'one-way', terms: ['seat', 'chair', 'stool'] })).toBe('seat → chair, stool')
})
