import { urlOfName } from '../reduced-url.ts'

/** The last segment of a book's page: its title, for people. The id alone says which book it is. */
export function bookSlug(title: string): string {
  return urlOfName(title) || 'book'
}

export function bookPageUri(id: number, title: string): string {
  return `/library/${id}/${bookSlug(title)}`
}
