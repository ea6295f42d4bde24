import type { SynonymKind } from '@vitrine/contracts/synonyms/schemas'
import { expect, test } from 'vitest'
import { synonymFingerprint } from './synonym-fingerprint.ts'

const of = (kind: SynonymKind, ...terms: string[]) => synonymFingerprint({ kind, terms })

test('accents, case and order make no other list', () => {
  expect(of('equal', 'Sofa', 'settee', 'canapé')).toBe(of('equal', 'Canape', 'sofa', 'Settee'))
  expect(of('equal', 'sofa', 'settee')).not.toBe(of('equal', 'sofa', 'settle'))
})

test('of a one-way list the first term stands apart', () => {
  expect(of('one-way', 'seat', 'sofa', 'chair')).toBe(of('one-way', 'seat', 'chair', 'sofa'))
  expect(of('one-way', 'seat', 'sofa')).not.toBe(of('one-way', 'sofa', 'seat'))
  expect(of('one-way', 'seat', 'sofa')).not.toBe(of('equal', 'seat', 'sofa'))
})

test('the direction of a list counts', () => {
  expect(of('into-first', 'seat', 'sofa', 'chair')).toBe(of('into-first', 'seat', 'chair', 'sofa'))
  expect(of('into-first', 'seat', 'sofa')).not.toBe(of('one-way', 'seat', 'sofa'))
  expect(of('into-first', 'seat', 'sofa')).not.toBe(of('equal', 'seat', 'sofa'))
})

test('where a term ends counts', () => {
  expect(of('equal', 'tea pot', 'urn')).not.toBe(of('equal', 'tea', 'pot urn'))
})
