import { urlOfName } from '../reduced-url.ts'

/** The last segment of a mark's page: its title, for people. The id alone says which mark it is. */
export function markSlug(title: string): string {
  return urlOfName(title) || 'mark'
}

export function markPageUri(id: number, title: string): string {
  return `/marks/${id}/${markSlug(title)}`
}
