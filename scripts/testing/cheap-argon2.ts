import { createRequire } from 'node:module'

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2')

/** The least that argon2 accepts. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/**
 * Replaces `@node-rs/argon2` in the integration ring, where accounts are created and signed in by the
 * thousand. The parameters of the product are asserted by the unit test of `password.ts`, and the other rings
 * run with them.
 */
export const hash: typeof argon2.hash = (password, options, signal) =>
  argon2.hash(password, { ...options, ...CHEAP }, signal)

export const { verify } = argon2
