import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** What a database keeps of a secret: nonce, AES-256-GCM's tag and the ciphertext; `context` says whose it is. */
export function seal(secret: string, { key, context }: { key: string; context: string }): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, keyBytes(key), nonce).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Null where it was sealed with another key or for another context, or was changed since. */
export function unseal(sealed: Buffer, { key, context }: { key: string; context: string }): string | null {
  try {
    const decipher = createDecipheriv(CIPHER, keyBytes(key), sealed.subarray(0, NONCE), {
      authTagLength: TAG,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** The setting is a long random text; a key has 256 bits. */
function keyBytes(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
