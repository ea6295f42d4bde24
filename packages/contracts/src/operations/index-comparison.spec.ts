import { expect, test } from 'vitest'
import { differenceOf, strangeDocuments, type IndexComparison } from './index-comparison.ts'

const same: IndexComparison = {
  documents: 5,
  records: 5,
  documentRevision: 3,
  recordRevision: 3,
  skipped: 0,
  isSettled: true,
}

test.each<[string, Partial<IndexComparison>, string | null]>([
  ['that agrees with the database', {}, null],
  ['after a restore', { records: 0, recordRevision: 0 }, 'it holds 5 documents without a record'],
  ['with one document too many', { records: 4 }, 'it holds 1 document without a record'],
  ['that lacks some', { documents: 2 }, 'it lacks 3 records'],
  ['whose rebuild skipped what it lacks', { documents: 4, skipped: 1, documentRevision: 2 }, null],
  ['that is behind', { documentRevision: 2 }, 'its newest document has revision 2, and the newest record 3'],
  ['that is ahead', { recordRevision: 2 }, 'it holds revision 3, and the newest record has 2'],
  ['with changes on their way', { documents: 9, isSettled: false }, null],
])('an index %s', (_, differing, words) => {
  expect(differenceOf({ ...same, ...differing })).toBe(words)
})

test('the workers rebuild by themselves what holds more than the database, and not what lacks something', () => {
  expect(strangeDocuments({ ...same, records: 4 })).not.toBeNull()
  expect(strangeDocuments({ ...same, recordRevision: 2 })).not.toBeNull()
  expect(strangeDocuments({ ...same, documents: 4, documentRevision: 2 })).toBeNull()
})
