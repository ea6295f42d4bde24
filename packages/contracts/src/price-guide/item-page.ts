import { urlOfName } from '../reduced-url.ts'

/** The last segment of a sold item's page: its title, for people. The id alone says which item it is. */
export function soldItemSlug(title: string): string {
  return urlOfName(title) || 'item'
}

export function soldItemPageUri(id: number, title: string): string {
  return `/worthopedia/${id}/${soldItemSlug(title)}`
}
