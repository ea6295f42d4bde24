const BYTES = 16

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/**
 * The keys of one opened dialog: the same request has the same key however often it is sent, so that a second
 * press, or one after a lost connection, takes nothing twice. Another request has another.
 */
export function idempotencyKeys(): (body: unknown) => string {
  const keys = new Map<string, string>()
  return (body) => {
    const request = JSON.stringify(body)
    const key = keys.get(request) ?? newKey()
    keys.set(request, key)
    return key
  }
}
