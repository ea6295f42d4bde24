import type { HttpCall } from '../shared/load.ts'

/** What is asked of the product and of its peers alike. */
export const questions = [
  'search',
  'search with facets',
  'list with filter, sort and total',
  'detail',
  'create',
] as const
export type Question = (typeof questions)[number]

export type PeerCall = HttpCall

/** The calls of one product for each question; one that it cannot be asked is left out. */
export interface PeerCalls {
  origin: string
  calls: Partial<Record<Question, readonly PeerCall[]>>
  /**
   * More calls like this one, of a side that keeps its responses: what is asked of it round and round makes
   * nothing warm but what is kept.
   */
  further?(call: PeerCall): readonly PeerCall[]
  /** How many records a response says that there are. */
  totalOf(response: unknown): number | undefined
  /**
   * What its lists are narrowed and sorted by: a category and dates by date, or where it knows no dates the
   * category by name. Default `dates`.
   */
  list?: 'dates' | 'names'
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
