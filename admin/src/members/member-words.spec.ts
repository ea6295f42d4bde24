import { roles } from '@vitrine/contracts/roles'
import { subscriptionStatuses } from '@vitrine/contracts/standing'
import { expect, test } from 'vitest'
import { lookupsFigure, rolesInWords, statusWords } from './member-words.ts'

test('each role is told in words, with the name by which the documents know it', () => {
  expect(rolesInWords(['ROLE_FREE', 'ROLE_ADMIN'])).toBe('free account (ROLE_FREE), staff (ROLE_ADMIN)')
  expect(rolesInWords([])).toBe('none')
  for (const role of roles) expect(rolesInWords([role])).toMatch(/^[A-Za-z, ]+ \(ROLE_[A-Z_]+\)$/)
})

test.each([
  [{ lookupsUsed: 0, totalLookups: null }, 'Price lookups: Unlimited'],
  [{ lookupsUsed: 0, totalLookups: 0 }, 'Price lookups: None'],
  [{ lookupsUsed: 3, totalLookups: 10 }, 'Lookups used: 3 of 10'],
])('%o is %s', (member, words) => {
  const { label, value } = lookupsFigure(member)
  expect(`${label}: ${value}`).toBe(words)
})

test('no status looks like another', () => {
  expect(new Set(Object.values(statusWords).map(({ label }) => label)).size).toBe(subscriptionStatuses.length)
})
