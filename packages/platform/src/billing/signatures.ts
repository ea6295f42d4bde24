import { createHmac, timingSafeEqual } from 'node:crypto'

/** In constant time; capitals of hex digits are ignored. */
export function isSameSignature(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one.toLowerCase()), Buffer.from(other.toLowerCase())]
  return first.length === second.length && timingSafeEqual(first, second)
}

export const hmacHex = (algorithm: 'sha256' | 'sha3-256', key: string, text: string): string =>
  createHmac(algorithm, key).update(text, 'utf8').digest('hex')
