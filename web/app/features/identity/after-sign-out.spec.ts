import { expect, it } from 'vitest'
import { pathAfterSignOut } from './components/SignOutButton.tsx'

it.each([
  ['/', '', '/login/auth'],
  ['/dictionary/c/glass', '?concurrencyError=true', '/login/auth'],
  ['/login/auth', '', '/login/auth'],
  ['/login/auth', '?parentUrl=%2Fdictionary', '/login/auth'],
  ['/login/auth', '?concurrencyError=true', '/login/auth?concurrencyError=true'],
  [
    '/login/auth',
    '?concurrencyError=true&parentUrl=%2Foms%2Findex',
    '/login/auth?concurrencyError=true&parentUrl=%2Foms%2Findex',
  ],
])('D1-015, D3-177: signing out on %s%s leads to %s', (pathname, search, target) => {
  expect(pathAfterSignOut({ pathname, search })).toBe(target)
})
