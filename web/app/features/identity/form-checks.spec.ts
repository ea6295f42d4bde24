import { expect, it } from 'vitest'
import { problemsOf } from '../../shared/forms/use-form-checks.ts'
import { changePasswordChecks, loginChecks, signUpChecks } from './form-checks.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

it('a new password that is the current one, and a confirmation that differs, have the documented sentences', () => {
  const same = formOf({ oldPassword: 'Brass-cabinet-7', newPassword: 'Brass-cabinet-7', newPasswordConfirm: 'Brass-cabinet-8' })
  expect(problemsOf(changePasswordChecks, same)).toEqual({ newPassword: 'New password can not be current password', newPasswordConfirm: 'Passwords do not match' })
})

it('sign-up asks for an address and a password, and for no name', () => {
  expect(problemsOf(signUpChecks, formOf({ email: 'ann', password: 'short', displayName: ' ' }))).toEqual({ email: 'Not a valid email address', password: 'Password must contain at least 7 characters' })
  expect(problemsOf(signUpChecks, formOf({ email: 'ann@vitrine.example', password: 'Brass-cabinet-7', displayName: 'Ann\u0000' }))).toEqual({ displayName: 'This display name holds a character that cannot be shown' })
})

it('logging in asks for both, and judges neither', () => {
  expect(problemsOf(loginChecks, formOf({ username: ' ', password: '' }))).toEqual({ username: 'Please enter your email address', password: 'Please enter your password' })
  expect(problemsOf(loginChecks, formOf({ username: 'ann', password: 'a' }))).toEqual({})
})
