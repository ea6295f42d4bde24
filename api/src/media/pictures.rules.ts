import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import { AppError } from '@vitrine/platform/app-error'

/**
 * Pictures come from this site or from a host of the settings: the policy of our pages lets no others in, so that they
 * would never show. Null and '' are no picture.
 * @param pictures by field
 * @throws AppError VALIDATION_FAILED with one entry for each refused field
 */
export function assertPicturesAllowed(pictures: Readonly<Record<string, string | null>>, allowedHosts: readonly string[], message: string): void {
  const refused = Object.entries(pictures).filter(([, url]) => url !== null && url !== '' && !url.startsWith('/') && !isAllowedThumbnail(url, { allowedHosts, mediaBase: MEDIA_PATH }))
  if (refused.length === 0) return
  throw new AppError('VALIDATION_FAILED', { fieldErrors: refused.map(([field]) => ({ field, errorCode: 'invalid', errorMessage: `${message} ${hostsInWords(allowedHosts)}` })) })
}

/** Whoever is refused learns from where a picture is taken. */
export function hostsInWords(allowedHosts: readonly string[]): string {
  return allowedHosts.length > 0 ? `Image hosts: ${allowedHosts.join(', ')}.` : 'No image host is set up.'
}
