/**
 * A thumbnail is an https address on one of the allowed image hosts, or a path on the site's own media
 * address (where https is not asked, because the embedded set-up has none).
 *
 * @param allowedHosts host names, from the settings
 * @param mediaBase the site's own media address, a path such as `/media/` or an absolute address
 */
export function isAllowedThumbnail(thumbnail: string, { allowedHosts, mediaBase }: ThumbnailRules): boolean {
  if (/[\s\\<>"'\u0000-\u001f]/.test(thumbnail)) return false
  if (thumbnail.startsWith(mediaBase)) return !decodedHasParentSegment(thumbnail)
  let address: URL
  try {
    address = new URL(thumbnail)
  } catch {
    return false
  }
  return (
    address.protocol === 'https:' &&
    !address.username &&
    !address.port &&
    allowedHosts.includes(address.hostname)
  )
}

export interface ThumbnailRules {
  allowedHosts: readonly string[]
  mediaBase: string
}

function decodedHasParentSegment(path: string): boolean {
  try {
    return decodeURIComponent(path).split(/[/\\]/).includes('..')
  } catch {
    return true
  }
}
