import { synonymMessages } from '@vitrine/contracts/synonyms/schemas'
import { expect, test } from 'vitest'
import { record } from './synonyms.record.tsx'

test('what is wrong with one word, or with all of them, shows at the field', () => {
  expect(record.validate({ kind: 'equal', terms: ['sofa', 'a seat for two people'] })).toEqual({
    terms: synonymMessages.termWords,
  })
  expect(record.validate({ kind: 'equal', terms: ['sofa', ''] })).toEqual({ terms: synonymMessages.tooFew })
  expect(record.validate({ kind: 'equal', terms: ['sofa', 'settee', ''] })).toEqual({})
})
