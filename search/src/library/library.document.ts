import { titleSortKey } from '@vitrine/contracts/title-order'
import { z } from 'zod'

/**
 * What a hit shows of a book. It is everybody's: neither its description nor its table of contents stands in
 * it.
 */
export const bookCardSchema = z.object({
  id: z.int(),
  revision: z.int(),
  title: z.string(),
  /** Who wrote it. */
  writers: z.array(z.string()),
  year: z.int(),
  /** A code of ISO 639, or ''. */
  language: z.string(),
  /**
   * Its own category. What lies above it is the taxonomy's to say, so that no change of a category reaches a
   * document.
   */
  categoryId: z.int(),
  cover: z.string(),
})
export type BookCard = z.infer<typeof bookCardSchema>

/** What the library's index holds of one book: its card, and what else it is found and sorted by. */
export interface BookDocument extends BookCard {
  sortKey: string
  description: string
  /** Who wrote it, for full text. */
  writerNames: string
  /** The titles of its table of contents. */
  chapters: string[]
}

export type IndexedBook = Omit<BookDocument, 'sortKey' | 'writerNames'>

export function bookToDocument(book: IndexedBook): BookDocument {
  return { ...book, sortKey: titleSortKey(book.title), writerNames: book.writers.join(', ') }
}
