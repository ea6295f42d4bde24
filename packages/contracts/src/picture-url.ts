import { measuredText } from './measured-text.ts'
import { tidyPasted } from './pasted-text.ts'

export const PICTURE_URL_MAX = 2000

/**
 * Whether a picture may be shown from here: an https address, or a path of this site. Which hosts are taken
 * is a setting, and is asked where it is known.
 */
export function isPictureUrl(url: string): boolean {
  if (/[\s\\<>"'\p{Cc}]/u.test(url)) return false
  if (url.startsWith('/')) return !url.startsWith('//')
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}

/** Where a picture is fetched from. No `javascript:`, no `data:`, no path that leads to another host. */
export function pictureUrlSchema({ missing, invalid }: { missing: string; invalid: string }) {
  return measuredText(PICTURE_URL_MAX, { missing, tooLong: invalid })
    .overwrite(tidyPasted)
    .min(1, { error: missing, abort: true })
    .max(PICTURE_URL_MAX, { error: invalid, abort: true })
    .refine(isPictureUrl, invalid)
}

/** The same, or '' for no picture. */
export function optionalPictureUrlSchema(invalid: string) {
  return measuredText(PICTURE_URL_MAX, { tooLong: invalid })
    .overwrite(tidyPasted)
    .max(PICTURE_URL_MAX, { error: invalid, abort: true })
    .refine((url) => url === '' || isPictureUrl(url), invalid)
    .default('')
}
