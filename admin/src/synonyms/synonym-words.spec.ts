import { synonymMessages } from '@vitrine/contracts/synonyms/schemas'
import { expect, test } from 'vitest'
import { synonymWords } from './synonym-words.ts'
import { validateSynonym } from './validate-synonym.ts'

test('a list is told by its words, and a one-way list by its direction', () => {
  expect(synonymWords({ kind: 'equal', terms: ['settee', 'sofa'] })).toBe('settee, sofa')
  expect(synonymWords({ kind: 'one-way', terms: ['seat', 'chair', 'stool'] })).toBe('seat → chair, stool')
})

test('what is wrong with one word, or with all of them, shows at the field', () => {
  expect(validateSynonym({ kind: 'equal', terms: ['sofa', 'a seat for two people'] })).toEqual({
    terms: synonymMessages.termWords,
  })
  expect(validateSynonym({ kind: 'equal', terms: ['sofa', ''] })).toEqual({ terms: synonymMessages.tooFew })
  expect(validateSynonym({ kind: 'equal', terms: ['sofa', 'settee', ''] })).toEqual({})
})
