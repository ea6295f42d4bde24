import { vaultRenditionWidths } from '@vitrine/contracts/vault-media/media-path'

/** Everything of a vault lies below this; what is served to everybody at /media/ never does. */
export const VAULT_FOLDER = 'vault/'

/** Where a photo or a video lies in the object storage, by the key of its row. */
export function originalOf(key: string): string {
  return `${VAULT_FOLDER}originals/${key}`
}

/** Where a photo's smaller size lies. */
export function renditionOf(key: string, width: number): string {
  return `${VAULT_FOLDER}renditions/${key}-${width}`
}

/** Where a PDF of a vault lies, by the key of its row. */
export function documentOf(key: string): string {
  return `${VAULT_FOLDER}documents/${key}`
}

/** Where the ZIP with the photos of an import lies, by the key of its row. */
export function archiveOf(key: string): string {
  return `${VAULT_FOLDER}archives/${key}`
}

/** Everything that may lie there of one row. */
export function objectsOf(key: string): string[] {
  return [originalOf(key), ...vaultRenditionWidths.map((width) => renditionOf(key, width))]
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

/** What the name of a file of this type ends with, when a member downloads it. */
export function extensionOf(contentType: string): string {
  return extensions[contentType] ?? 'bin'
}
