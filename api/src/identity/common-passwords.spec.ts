import { passwordFailure } from '@vitrine/contracts/identity/account-rules'
import { expect, test } from 'vitest'
import { commonWithinRules, isCommonPassword } from './common-passwords.ts'

test.each(['Password1', 'Qwerty123', 'Welcome1', 'pASSWORD123', 'Abcd1234'])(
  '%s meets the rules, and is refused as one of the commonest',
  (password) => {
    expect(passwordFailure(password)).toBeNull()
    expect(isCommonPassword(password)).toBe(true)
  },
)

test('others are not', () => expect(isCommonPassword('Brass-cabinet-7')).toBe(false))

test('a page is told those that the rules let through, and no others', () => {
  expect(
    ['password1', 'qwerty123', 'abcd1234'].every((password) => commonWithinRules.includes(password)),
  ).toBe(true)
  expect(
    ['password', '123456789', 'abc123'].filter((password) => commonWithinRules.includes(password)),
  ).toEqual([])
  expect(commonWithinRules.length).toBeLessThan(10_000)
})
