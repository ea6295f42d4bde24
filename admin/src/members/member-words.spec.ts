import { roles } from '@vitrine/contracts/roles'
import { subscriptionStatuses } from '@vitrine/contracts/standing'
import { expect, test } from 'vitest'
import { rolesInWords, statusWords } from './member-words.ts'

test('each role is told in words, with the name by which the documents know it', () => {
  expect(rolesInWords(['ROLE_FREE', 'ROLE_ADMIN'])).toBe('free account (ROLE_FREE), staff (ROLE_ADMIN)')
  expect(rolesInWords([])).toBe('none')
  for (const role of roles) expect(rolesInWords([role])).toMatch(/^[A-Za-z, ]+ \(ROLE_[A-Z_]+\)$/)
})

test('no status looks like another', () => {
  expect(new Set(Object.values(statusWords).map(({ label }) => label)).size).toBe(subscriptionStatuses.length)
})
