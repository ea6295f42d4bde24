import { titleSortKey } from '@vitrine/contracts/title-order'
import { z } from 'zod'

/**
 * What a hit shows of a post. Names of its author and its topic are read beside it, so that no change of
 * theirs reaches a document.
 */
export const blogCardSchema = z.object({
  id: z.int(),
  revision: z.int(),
  url: z.string(),
  kind: z.enum(['article', 'media']),
  title: z.string(),
  description: z.string(),
  picture: z.string(),
  categoryId: z.int(),
  authorId: z.int(),
  /** 2026-01-31 */
  publishedOn: z.string(),
  minutes: z.int(),
})
export type BlogCard = z.infer<typeof blogCardSchema>

/** What the index holds of one: its card, and what else it is found, counted and sorted by. */
export interface BlogDocument extends BlogCard {
  sortKey: string
  text: string
  year: number
  /** 20260131 */
  day: number
}

export type IndexedPost = Omit<BlogDocument, 'sortKey' | 'year' | 'day'>

export function postToDocument(post: IndexedPost): BlogDocument {
  return {
    ...post,
    sortKey: titleSortKey(post.title),
    year: Number(post.publishedOn.slice(0, 4)),
    day: Number(post.publishedOn.replaceAll('-', '')),
  }
}
