import { bookPageUri } from '@vitrine/contracts/library/book-page'
import type { ManagedBook } from '@vitrine/contracts/library/managed-schemas'
import { sortKeyPattern } from '@vitrine/contracts/title-order'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import { wantedIds, type ConsoleList } from '../../../console-lists/simple-rest.ts'

export const bookSorts = ['title', 'year', 'id'] as const

const columns: Record<(typeof bookSorts)[number], string> = {
  title: 'book.sort_key',
  year: 'book.year',
  id: 'book.id',
}

/** Books for the console. `q` is a part of a title or of an author, or the source's own id. */
export async function manageBooks(
  executor: Executor,
  list: ConsoleList<(typeof bookSorts)[number]>,
): Promise<{ items: ManagedBook[]; total: number }> {
  const where = sql.join(conditionsOf(list), sql` AND `)
  const direction = list.sort.direction === 'desc' ? sql`DESC` : sql`ASC`
  const {
    rows: [counted],
  } = await sql<{ total: number }>`SELECT count(*) AS total FROM books book WHERE ${where}`.execute(executor)
  const items = await load(
    executor,
    sql`WHERE ${where} ORDER BY ${sql.ref(columns[list.sort.field])} ${direction}, book.id ${direction} OFFSET ${list.offset} LIMIT ${list.limit}`,
  )
  return { items, total: counted?.total ?? 0 }
}

/** @throws AppError NOT_FOUND */
export async function findManagedBook(executor: Executor, id: number): Promise<ManagedBook> {
  const [book] = await load(executor, sql`WHERE book.id = ${id}`)
  if (!book) throw new AppError('NOT_FOUND')
  return book
}

/** What no column of this kind can hold finds nothing. */
function conditionsOf(list: ConsoleList): RawBuilder<boolean>[] {
  const { q, categoryId } = list.filter
  const ids = wantedIds(list)
  return [
    sql<boolean>`true`,
    ...(ids ? [sql<boolean>`book.id = ANY(${ids}::bigint[])`] : []),
    ...(typeof q === 'string' && q.trim() ? [isNamed(q.trim())] : []),
    ...(categoryId !== undefined
      ? [
          sql<boolean>`book.category_id IN (SELECT node.id FROM taxonomy_nodes node WHERE node.ancestor_ids @> ARRAY[${Number.isSafeInteger(Number(categoryId)) ? Number(categoryId) : 0}]::bigint[])`,
        ]
      : []),
  ]
}

function isNamed(q: string): RawBuilder<boolean> {
  return sql<boolean>`(book.sort_key LIKE ${sortKeyPattern(q, 'anywhere')} OR array_to_string(book.author_names, ', ') ILIKE ${within(q)} OR book.external_id = ${q})`
}

/** Whatever holds the text, whose signs stand for themselves. */
function within(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

async function load(executor: Executor, which: RawBuilder<unknown>): Promise<ManagedBook[]> {
  const { rows } = await sql<Omit<ManagedBook, 'pageURI'>>`
    SELECT
      book.id, book.title, book.author_names AS authors, book.year, book.category_id AS "categoryId", node.title AS category, book.language, book.publisher,
      book.description, book.contents, book.cover, book.source, book.external_id AS "externalId", book.revision
    FROM books book JOIN taxonomy_nodes node ON node.id = book.category_id ${which}
  `.execute(executor)
  return rows.map((row) => ({ ...row, pageURI: bookPageUri(row.id, row.title) }))
}
