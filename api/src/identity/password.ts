import { hash, verify } from '@node-rs/argon2'

/** argon2id with OWASP's first recommended parameters (19 MiB, 2 passes, 1 lane). */
export const PASSWORD_HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export async function hashPassword(password: string): Promise<string> {
  return await hash(password, PASSWORD_HASHING)
}

let nobody: Promise<string> | undefined

/** Takes the same time whether the account exists or not: without one a hash of nobody's is verified. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('a password that nobody has')
  const matches = await verify(stored ?? (await nobody), password)
  return stored !== undefined && matches
}
