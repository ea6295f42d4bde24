import { describe, expect, test } from 'vitest'
import { defaultDisplayName, displayNameFailure, tidyDisplayName } from './display-name-rules.ts'
import { changePasswordInputSchema } from './account-schemas.ts'
import { emailFailure } from './email-rules.ts'

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
