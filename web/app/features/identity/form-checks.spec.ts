import { expect, it } from 'vitest'
import { problemsOf } from '../../shared/forms/use-form-checks.ts'
import { loginChecks, signUpChecks } from './form-checks.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

it('sign-up asks for an address and a password, and for no name', () => {
  expect(problemsOf(signUpChecks, formOf({ email: 'ann', password: 'short', displayName: ' ' }))).toEqual({
    email: 'Not a valid email address',
    password: 'Password must contain at least 7 characters',
  })
  expect(
    problemsOf(
      signUpChecks,
      formOf({ email: 'ann@vitrine.example', password: 'Brass-cabinet-7', displayName: 'Ann\u0000' }),
    ),
  ).toEqual({ displayName: 'This display name contains a character that cannot be shown' })
})

it('logging in asks for both, and judges neither', () => {
  expect(problemsOf(loginChecks, formOf({ username: ' ', password: '' }))).toEqual({
    username: 'Please enter your email address',
    password: 'Please enter your password',
  })
  expect(problemsOf(loginChecks, formOf({ username: 'ann', password: 'a' }))).toEqual({})
})
