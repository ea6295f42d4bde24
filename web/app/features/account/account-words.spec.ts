import { expect, test } from 'vitest'
import { passwordFailure } from './components/PasswordForm.tsx'

test.each([
  [500, 'Error Updating Password'],
  [503, 'Error Updating Password'],
  [502, 'No connection.'],
  [429, 'No connection.'],
])('D3-090: a password that is not changed, with status %i', (status, words) => {
  expect(passwordFailure('No connection.', status)).toBe(words)
})
