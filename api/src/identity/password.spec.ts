import { verify } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

const parametersOf = (hash: string) => hash.split('$').slice(1, 4)

test('is hashed by argon2id with 19 MiB, 2 passes and 1 lane, and a salt of its own', async () => {
  const [one, two] = [await hashPassword('Brass-cabinet-7'), await hashPassword('Brass-cabinet-7')]
  expect(parametersOf(one)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1'])
  expect(one).not.toBe(two)
})

test('without an account a hash of the same cost is verified, and nothing matches it', async () => {
  const verified: string[] = []
  const record = (hash: string, password: string) => {
    verified.push(hash)
    return verify(hash, password)
  }
  const stored = await hashPassword('Brass-cabinet-7')
  expect(await verifyPassword(stored, 'Brass-cabinet-7', record)).toBe(true)
  expect(await verifyPassword(undefined, 'a password that nobody has', record)).toBe(false)
  expect(verified.map(parametersOf)).toEqual([parametersOf(stored), parametersOf(stored)])
})
