import { expect, test } from 'vitest'
import { foldedText, titleKeys } from './text-keys.ts'

test('a filter finds what differs in accents and capitals alone', () => {
  expect(foldedText(' Sèvres  VASE ')).toBe('sevres vase')
})

test('two titles that differ in an accent are two, and stand beside each other', () => {
  expect([titleKeys('Étui'), titleKeys('etui')]).toEqual([
    { title_key: 'étui', sort_key: 'etui', title_folded: 'etui' },
    { title_key: 'etui', sort_key: 'etui', title_folded: 'etui' },
  ])
})
