import type { Clock } from '@vitrine/platform/clock'
import { hash } from 'node:crypto'

/** What a tag follows from. */
interface Tagged {
  /** Of the build and of the settings that pages show. */
  version: string
  url: string
  /** Of everything that the page read when it was rendered. */
  fingerprint: string
  /** Pages show the year, and what is still to come. */
  day: string
}

/** The ETag of a public page. Weak, because compression changes the bytes. */
export function pageTag({ version, url, fingerprint, day }: Tagged): string {
  return `W/"${version}.${day}.${digest(fingerprint)}.${digest(url)}"`
}

/** '2027-03-04' in UTC. */
export function dayOf(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10)
}

/** Short enough for a header, long enough that two never meet. */
export function digest(text: string): string {
  return hash('sha1', text, 'base64url').slice(0, 16)
}

/** Whether If-None-Match names the tag, compared weakly. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  const bare = tag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === bare)
}
