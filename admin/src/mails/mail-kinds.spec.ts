import { expect, test } from 'vitest'
import { mailKind } from './mail-kinds.ts'

test('the kind of an email is said in words', () => {
  expect(mailKind('team-invitation')).toBe('Team invitation')
  expect(mailKind('verify-email')).toBe('Confirm a new account')
  expect(mailKind('membership-cancelled')).toBe('Membership cancelled')
})
