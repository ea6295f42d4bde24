import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.ts'

test('a word is worked on once, until there are too many others', () => {
  const make = vi.fn((word: string) => word.length)
  const lengthOf = remembered(2, make)
  expect(['vase', 'vase', 'urn', 'vase', 'kettle', 'vase'].map(lengthOf)).toEqual([4, 4, 3, 4, 6, 4])
  expect(make.mock.calls.flat()).toEqual(['vase', 'urn', 'kettle', 'vase'])
})
