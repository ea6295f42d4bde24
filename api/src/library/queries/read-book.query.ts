import { bookSlug } from '@vitrine/contracts/library/book-page'
import { libraryLimits as limits } from '@vitrine/contracts/library/messages'
import type { Book, BookDetails } from '@vitrine/contracts/library/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { isHidden, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { loadCards, toCard } from './book-cards.ts'

interface Row {
  id: number
  title: string
  writers: string[]
  year: number
  language: string
  cover: string
  categoryId: number
  publisher: string
  chapterCount: number
}

/**
 * What everybody gets of a book, and others of its subject, of about its time.
 *
 * @throws AppError NOT_FOUND
 */
export async function readBook(executor: Executor, tree: TaxonomyTree, id: number): Promise<Book> {
  const {
    rows: [row],
  } = await sql<Row>`
    SELECT id, title, author_names AS writers, year, language, cover, category_id AS "categoryId", publisher, jsonb_array_length(contents) AS "chapterCount"
    FROM books WHERE id = ${id}
  `.execute(executor)
  if (!row) throw new AppError('NOT_FOUND')
  const path = tree.ancestors(row.categoryId)
  const subject = path[0] ? tree.idsBelow(path[0].id) : [row.categoryId]
  const related = await loadCards(
    executor,
    tree,
    sql`WHERE category_id = ANY(${subject}::bigint[]) AND id <> ${id} ORDER BY abs(year - ${row.year}), id LIMIT ${limits.relatedBooks}`,
  )
  return {
    ...toCard(tree, row),
    slug: bookSlug(row.title),
    publisher: row.publisher,
    categories: path.some(isHidden) ? [] : path.map(({ url, title }) => ({ url, title })),
    chapterCount: row.chapterCount,
    related,
  }
}

/**
 * What members of the library see beside what everybody gets.
 *
 * @throws AppError NOT_FOUND
 */
export async function readBookDetails(executor: Executor, id: number): Promise<BookDetails> {
  const {
    rows: [row],
  } = await sql<BookDetails>`SELECT id, description, contents FROM books WHERE id = ${id}`.execute(executor)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
