import { expect, test } from 'vitest'
import { includesInWords } from './trash-words.ts'

const nothing = { photos: 0, tags: 0, items: 0, collection: null }

test('an entry says what is restored with it', () => {
  const item = { ...nothing, photos: 2, tags: 1, collection: 'Shelf' }
  expect(includesInWords({ kind: 'items', includes: item })).toBe(
    'Returns with 2 photos, 1 tag and its place in ‘Shelf’.',
  )
  expect(includesInWords({ kind: 'items', includes: { ...nothing, photos: 1 } })).toBe(
    'Returns with 1 photo.',
  )
  expect(includesInWords({ kind: 'items', includes: nothing })).toBe('')
  expect(includesInWords({ kind: 'collections', includes: { ...nothing, photos: 1, items: 3 } })).toBe(
    'Returns with 3 items and its picture.',
  )
  expect(includesInWords({ kind: 'tags', includes: { ...nothing, items: 1 } })).toBe('Returns to 1 item.')
  expect(includesInWords({ kind: 'photos', includes: nothing })).toBe(
    'Returns to its item as the last photo.',
  )
})
