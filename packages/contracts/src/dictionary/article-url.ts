import { foldAccents } from '../text.ts'
import { reservedArticleUrls } from './limits.ts'

/** What the url field keeps of what is typed: capitals become small, everything else outside [a-z0-9_-] goes. */
export function reduceArticleUrl(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9_-]/g, '')
}

/** The url as it is sent: reduced, without hyphens and underscores at its ends. */
export function finalArticleUrl(typed: string): string {
  return withoutSeparatorsAround(reduceArticleUrl(typed))
}

/** Counted from both ends: a pattern for the end of a text looks anew at each place, by the square of the length. */
function withoutSeparatorsAround(url: string): string {
  let from = 0
  let to = url.length
  while (from < to && isSeparator(url[from])) from += 1
  while (to > from && isSeparator(url[to - 1])) to -= 1
  return url.slice(from, to)
}

function isSeparator(sign: string | undefined): boolean {
  return sign === '-' || sign === '_'
}

/** A url made of a name: 'Crème & Sugar' becomes 'creme-sugar'. Empty where the name has no Latin letter and no digit. */
export function urlOfName(name: string): string {
  return foldAccents(name).toLowerCase().replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-').slice(0, 120).replace(/^-+|-+$/g, '')
}

export function isReservedArticleUrl(url: string): boolean {
  return reservedArticleUrls.some((reserved) => reserved === url)
}

/** The public address of an article. */
export function articlePageUri(url: string): string {
  return `/dictionary/${url}`
}

export function authorPageUri(url: string): string {
  return `/dictionary/authors/${url}`
}

export function categoryPageUri(url: string, offset = 0): string {
  return offset > 0 ? `/dictionary/c/${url}/${offset}` : `/dictionary/c/${url}`
}

/** The letter '#' stands as 0 in addresses. */
export function letterPageUri(letter: string, offset = 0): string {
  const segment = letter === '#' ? '0' : letter.toLowerCase()
  return offset > 0 ? `/dictionary/list/${segment}/${offset}` : `/dictionary/list/${segment}`
}
