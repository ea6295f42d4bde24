import { createHash } from 'node:crypto'

/**
 * The ETag of a public page, known before the page is rendered: it follows from the build, the address, the
 * generations of what pages show, and the year in the footer. Weak, because compression changes the bytes.
 */
export function pageTag({ buildId, url, stamp, year }: { buildId: string; url: string; stamp: string; year: number }): string {
  const address = createHash('sha1').update(url).digest('base64url').slice(0, 16)
  return `W/"${buildId}.${stamp}.${year}.${address}"`
}

/** Whether If-None-Match names the tag, compared weakly. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  const bare = tag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === bare)
}
