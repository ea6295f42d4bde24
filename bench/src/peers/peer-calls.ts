import type { HttpCall } from '../shared/load.ts'

/** What is asked of the product and of its peers alike. */
export const questions = ['search', 'search with facets', 'list with filter, sort and total', 'detail', 'create'] as const
export type Question = (typeof questions)[number]

/** The calls of one product for each question; one that it cannot be asked is left out. */
export interface PeerCalls {
  origin: string
  calls: Partial<Record<Question, readonly (HttpCall | readonly HttpCall[])[]>>
  /** Status of a record that was made. Default 200. */
  createdStatus?: number
}

/** A row of the price guide, as every product gets it, and what is asked of it. */
export interface PeerRow {
  id: number
  title: string
  description: string
  category: string
  categoryUrl: string
  maker: string
  saleDate: string
  price: number
  source: string
}

/** A text of one or two words of the title, as somebody types it. */
export function textOf({ title }: PeerRow, place: number): string {
  return (title.match(/[\p{L}\p{N}]{3,}/gu) ?? []).slice(0, place % 2 === 0 ? 1 : 2).join(' ')
}
