import { passwordFailure } from '@vitrine/contracts/identity/password-rules'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['Password1', 'Qwerty123', 'Welcome1', 'pASSWORD123', 'Abcd1234'])('%s meets the rules, and is refused as one of the commonest', (password) => {
  expect(passwordFailure(password)).toBeNull()
  expect(isCommonPassword(password)).toBe(true)
})

test('others are not', () => expect(isCommonPassword('Brass-cabinet-7')).toBe(false))
