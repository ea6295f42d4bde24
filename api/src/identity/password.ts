import { hash, verify } from '@node-rs/argon2'
import { queueHashing } from './hashing-turns.ts'

/** argon2id with OWASP's first recommended parameters (19 MiB, 2 passes, 1 lane). */
export const PASSWORD_HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export async function hashPassword(password: string): Promise<string> {
  return await queueHashing(() => hash(password, PASSWORD_HASHING))
}

/**
 * Of random bytes that were thrown away. A constant, so that the first to ask waits no longer than the
 * second.
 */
const HASH_OF_NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$pXvtMwvI8rEI35vL50FlzA$BdtBo9S4tz4U52vF3EUIhf4p76nwGXI7xQoOgmKLbDU'

/**
 * Takes the same time whether the account exists, has a password or neither: without one the hash of nobody's
 * password is verified.
 *
 * @param verifyHash what compares a hash with a password; a test records what it is given
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  verifyHash: (hash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  const matches = await queueHashing(() => verifyHash(stored ?? HASH_OF_NOBODY, password))
  return typeof stored === 'string' && matches
}
