import { VAULT_FOLDER } from '../vault/media-objects.ts'
import { assertKey, InvalidKey } from '@vitrine/platform/storage/object-storage'
import { extname } from 'node:path'

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
}

/**
 * The media type of an object that everybody may see; what is in a vault is not everybody's, has no such
 * ending, and no way leads there.
 */
export function publicMediaType(key: string): string | undefined {
  return key.startsWith(VAULT_FOLDER) ? undefined : types[extname(key)]
}

/** The key as the storage may be asked for it; null where nothing is served to everybody. */
export function publicMediaKey(key: string): string | null {
  try {
    assertKey(key)
  } catch (error) {
    if (error instanceof InvalidKey) return null
    throw error
  }
  return publicMediaType(key) ? key : null
}
