import { describe, expect, test } from 'vitest'
import {
  emailFailure,
  defaultDisplayName,
  displayNameFailure,
  tidyDisplayName,
  confirmFailure,
  passwordFailure,
  passwordStrength,
} from './account-rules.ts'
import { changePasswordInputSchema } from './account-schemas.ts'

describe('an email address', () => {
  test.each([
    ['a@b.example', null],
    ['ann', 'Not a valid email address'],
  ])('%j', (email, message) => expect(emailFailure(email)?.message ?? null).toBe(message))

  test('is asked for', () =>
    expect(emailFailure('  ')).toEqual({ errorCode: 'null', message: 'Please enter your email address' }))
})

describe('a display name', () => {
  test.each(['Ann', "Ann O'Neil-Lee", '木村', '👩‍🎨 Ann', 'x'.repeat(50)])('%j is taken', (name) =>
    expect(displayNameFailure(name)).toBeNull(),
  )

  test.each([
    ['Ann\r\nBcc: a@b.example', 'invalid'],
    ['a\u0000b', 'invalid'],
    ['An\u2028na', 'invalid'],
    ['   ', 'null'],
    ['x'.repeat(51), 'Size'],
    ['x'.repeat(1_000_000), 'Size'],
  ])('%j is refused', (name, errorCode) => {
    expect(displayNameFailure(name)?.errorCode).toBe(errorCode)
  })

  test('is stored with single spaces, and without what pasting brings along', () => {
    expect(tidyDisplayName('  Ann   Lee ')).toBe('Ann Lee')
    expect(tidyDisplayName('\u202eann\u200b \u2066Lee\u2069\u200e')).toBe('ann Lee')
  })

  test.each([
    ['ann.lee@b.example', 'ann.lee'],
    ['ann+box@b.example', 'ann'],
    ['+box@b.example', '+box'],
    [`${'a'.repeat(64)}@b.example`, 'a'.repeat(50)],
  ])('of %s is %s until another is chosen', (email, name) => {
    expect(defaultDisplayName(email)).toBe(name)
    expect(displayNameFailure(defaultDisplayName(email))).toBeNull()
  })
})

test('D3-090: a new password that is the current one, and a confirmation that differs, have the documented sentences', () => {
  const same = {
    oldPassword: 'Brass-cabinet-7',
    newPassword: 'Brass-cabinet-7',
    newPasswordConfirm: 'Brass-cabinet-8',
  }
  const problems = changePasswordInputSchema
    .safeParse(same)
    .error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(problems?.toSorted()).toEqual([
    ['newPassword', 'New password can not be current password'],
    ['newPasswordConfirm', 'Passwords do not match'],
  ])
})

describe('a new password', () => {
  test.each([
    ['', 'Please enter a password', 'null'],
    ['Abc123', 'Password must contain at least 7 characters', 'Size'],
    [`Abc1${'x'.repeat(29)}`, 'Password must be no more than 32 characters', 'Size'],
    ['abcdef1', 'Password needs at least one uppercase letter', 'invalid'],
    ['ABCDEF1', 'Password needs at least one lowercase letter', 'invalid'],
    ['Abcdefg', 'Password needs at least one number', 'invalid'],
    ['abc', 'Password must contain at least 7 characters', 'Size'],
  ])('D3-092, D3-142, D3-143: %j is refused: %s', (password, message, errorCode) => {
    expect(passwordFailure(password)).toEqual({ message, errorCode })
  })

  test.each(['Abcdef1', `Abc1${'x'.repeat(28)}`, 'Ünder-7-ö', 'ab C1 😀'])(
    'D3-092: %j is taken',
    (password) => {
      expect(passwordFailure(password)).toBeNull()
    },
  )

  test('D3-142, D3-143: is asked for twice', () => {
    expect(confirmFailure('Abcdef1', '')?.message).toBe('Please confirm your password')
    expect(confirmFailure('Abcdef1', 'Abcdef2')?.message).toBe('Passwords do not match')
    expect(confirmFailure('Abcdef1', 'Abcdef1')).toBeNull()
  })
})

test.each([
  ['Abcdefgh1', 'strong'],
  ['Abcdefg1', 'medium'],
  ['abcdef1', 'medium'],
  ['Abcdefg', 'medium'],
  ['ABCDEF1', 'medium'],
  ['abcdefghijk1', 'medium'],
  ['abcdefg', 'weak'],
  ['1234567', 'weak'],
  ['abc1', 'weak'],
  ['aB', 'weak'],
  ['Ab1', 'weak'],
  ['abcdef', null],
  ['-------', null],
  ['', null],
] as const)('D3-093: the strength of %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
