import { CallFailed } from '@vitrine/contracts/client'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paidMember } from '../../../tests/a-vault.ts'
import { userDetails } from '../../features/identity/queries.ts'
import { browserCall, browserQueryClient } from '../api/browser-queries.ts'
import { typedInput } from './typed-input.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  browserQueryClient.clear()
})

const over = new CallFailed(401, {})
function signIn(userId: number): void {
  const user: UserDetails = { ...paidMember(), userId }
  browserQueryClient.setQueryData(userDetails(browserCall).queryKey, user)
}

test('what was typed when the session ended is there again, once, and no password with it', () => {
  signIn(1)
  typedInput.keepIfSessionOver('team', over, {
    email: 'a@b.example',
    password: 'Wandschrank7',
    newPassword: 'x',
  })
  expect(typedInput.isKept('team')).toBe(true)
  expect(typedInput.textOf('team', 'email')).toBe('a@b.example')
  expect(typedInput.take('team')).toEqual({ email: 'a@b.example' })
  expect(typedInput.isKept('team')).toBe(false)
  expect(typedInput.take('team')).toEqual({})
})

test('another account in the same tab reads nothing of it', () => {
  signIn(1)
  typedInput.keepIfSessionOver('team', over, { email: 'a@b.example' })
  signIn(2)
  expect(typedInput.isKept('team')).toBe(false)
  expect(typedInput.take('team')).toEqual({})
})

test('any other failure leaves the form as it is, and stores nothing', () => {
  signIn(1)
  typedInput.keepIfSessionOver('team', new CallFailed(400, {}), { email: 'a@b.example' })
  expect(kept.size).toBe(0)
})
