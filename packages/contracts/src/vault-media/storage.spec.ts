import { expect, test } from 'vitest'
import { GIGABYTE, sizeInWords, storageFull, storageInWords } from './storage.ts'

test.each([
  [0, '0 MB'],
  [1, '0.1 MB'],
  [3 * 1_048_576, '3 MB'],
  [GIGABYTE - 1, '1024 MB'],
  [GIGABYTE, '1 GB'],
  [2.14 * GIGABYTE, '2.1 GB'],
  [20 * GIGABYTE, '20 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})

test('what is used is said with its unit once where both have the same', () => {
  expect(storageInWords({ usedBytes: 2.1 * GIGABYTE, allowedBytes: 20 * GIGABYTE })).toBe('2.1 of 20 GB used')
  expect(storageInWords({ usedBytes: 3 * 1_048_576, allowedBytes: 20 * GIGABYTE })).toBe('3 MB of 20 GB used')
  expect(storageInWords({ usedBytes: 0, allowedBytes: 0 })).toBe('0 of 0 GB used')
  expect(storageInWords({ usedBytes: 3 * 1_048_576, allowedBytes: 0 })).toBe('3 MB of 0 GB used')
})

test('a refusal says how much is used, and when deleting makes room', () => {
  expect(storageFull({ usedBytes: 20 * GIGABYTE, allowedBytes: 20 * GIGABYTE })).toBe(
    'There is no room for this file in your vault: 20 of 20 GB used. What you have stays, and you can edit and delete it. Deleted items and removed photos count until they are erased after 30 days, videos that you removed after a day. Empty the trash to make room at once.',
  )
})
