const JPEG_QUALITY = 0.92

/**
 * A HEIC photo as JPEG; null where this browser cannot convert it, or cannot load the converter. That is
 * large and comes with the first such photo.
 */
export async function convertHeic(file: Blob): Promise<Blob | null> {
  try {
    // The kind that evaluates no text as script, which the site's policy forbids. It makes no page load
    // again, which would lose what the form holds.
    const { heicTo } = await import('heic-to/csp')
    return await heicTo({ blob: file, type: 'image/jpeg', quality: JPEG_QUALITY })
  } catch {
    return null
  }
}
