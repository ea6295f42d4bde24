import { bookUpdated } from '@vitrine/contracts/library/events'
import type { Executor } from '@vitrine/database/database'
import { bookCardSchema, bookToDocument, type IndexedBook } from '@vitrine/search/library/library.document'
import { libraryIndex } from '@vitrine/search/library/library.index'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineIndex } from '../define-index.ts'

const rowSchema: z.ZodType<IndexedBook> = bookCardSchema.extend({
  description: z.string(),
  chapters: z.array(z.string()),
})

/** All events of one book have the same payload. */
const { payload: bookEventSchema } = bookUpdated

export const library = defineIndex({
  definition: libraryIndex,
  changed: (payload) => {
    const { bookId, revision } = bookEventSchema.parse(payload)
    return { id: bookId, revision }
  },
  rows: { table: 'books', changedAt: 'updated_at' },
  load: loadBooks,
  toDocument: bookToDocument,
})

/** One statement for any number of books. Those that are gone are missing in the result. */
async function loadBooks(executor: Executor, ids: readonly number[]): Promise<IndexedBook[]> {
  const { rows } = await sql`
    SELECT
      id, revision, title, author_names AS writers, year, language, category_id AS "categoryId", cover, description,
      jsonb_path_query_array(contents, '$[*].title') AS chapters
    FROM books WHERE id = ANY(${[...ids]}::bigint[]) ORDER BY id
  `.execute(executor)
  return rows.map((row) => rowSchema.parse(row))
}
