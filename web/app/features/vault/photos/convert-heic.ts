import { loadChunk } from '../../../shared/chunk-loading.ts'

const JPEG_QUALITY = 0.92

/** A HEIC photo as JPEG; null where this browser cannot convert it. The converter is large and comes with the first such photo. */
export async function convertHeic(file: Blob): Promise<Blob | null> {
  try {
    // The kind that evaluates no text as script, which the site's policy forbids.
    const { heicTo } = await loadChunk(() => import('heic-to/csp'))
    return await heicTo({ blob: file, type: 'image/jpeg', quality: JPEG_QUALITY })
  } catch {
    return null
  }
}
