import { expect, it } from 'vitest'
import { loginNotice, isLockNotice } from './login-notice.ts'

it.each([
  ['', null],
  [
    'concurrencyError=true',
    'You have been signed out because your account was used to log in somewhere else. Log in again to continue here.',
  ],
  ['concurrencyError=false', null],
  // Only what has happened says that it has.
  ['passwordReset=true', null],
  [
    'passwordExpired=true&parentUrl=%2F',
    'Your password has expired. Log in, and choose a new one on the page that follows.',
  ],
  [
    'sessionEnded=true&parentUrl=%2Fapp%2Fvault%2Fdashboard',
    'You have been signed out because your session has ended. Log in again to continue where you were.',
  ],
])('at /login/auth?%s the page says %s', (query, notice) => {
  expect(loginNotice(new URLSearchParams(query))).toBe(notice)
})

it.each([
  ["You've reached the maximum failed login attempts and your account has been locked.", true],
  ['The email or password is incorrect.', false],
  [null, false],
])('D3-174: %j tells of a lock: %s', (message, told) => expect(isLockNotice(message)).toBe(told))
