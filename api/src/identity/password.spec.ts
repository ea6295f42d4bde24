import { beforeEach, expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

const verified = vi.hoisted((): string[] => [])
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return {
    ...argon2,
    verify: async (hash: string, password: string) => {
      verified.push(hash)
      return await argon2.verify(hash, password)
    },
  }
})
beforeEach(() => verified.splice(0))

const parametersOf = (hash: string) => hash.split('$').slice(1, 4)

test('is hashed by argon2id with 19 MiB, 2 passes and 1 lane, and a salt of its own', async () => {
  const [one, two] = [await hashPassword('Brass-cabinet-7'), await hashPassword('Brass-cabinet-7')]
  expect(parametersOf(one)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1'])
  expect(one).not.toBe(two)
})

test('without an account a hash of the same cost is verified, and nothing matches it', async () => {
  const stored = await hashPassword('Brass-cabinet-7')
  expect(await verifyPassword(stored, 'Brass-cabinet-7')).toBe(true)
  expect(await verifyPassword(undefined, 'a password that nobody has')).toBe(false)
  expect(verified.map(parametersOf)).toEqual([parametersOf(stored), parametersOf(stored)])
})
