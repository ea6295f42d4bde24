import { createHash } from 'node:crypto'

/** What a tag follows from. */
interface Tagged {
  /** Of the build and of the settings that pages show. */
  version: string
  url: string
  /** Of everything that the page read when it was rendered. */
  stamp: string
  /** Stands in the footer. */
  year: number
}

/** The ETag of a public page. Weak, because compression changes the bytes. */
export function pageTag({ version, url, stamp, year }: Tagged): string {
  return `W/"${version}.${year}.${digest(stamp)}.${digest(url)}"`
}

/** Short enough for a header, long enough that two never meet. */
export function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64url').slice(0, 16)
}

/** Whether If-None-Match names the tag, compared weakly. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  const bare = tag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === bare)
}
