import { reservedArticleUrls } from './messages.ts'

export function isReservedArticleUrl(url: string): boolean {
  return reservedArticleUrls.some((reserved) => reserved === url)
}

/** The public URL of an article. */
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
