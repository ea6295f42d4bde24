import type { FieldError } from '@vitrine/contracts/errors'
import { latestToday } from '@vitrine/contracts/calendar-day'
import { bookPageUri } from '@vitrine/contracts/library/book-page'
import {
  createBook,
  deleteBook,
  manageBook,
  manageBooks,
  updateBook,
} from '@vitrine/contracts/library/endpoints'
import { bookCreated, bookDeleted, bookUpdated } from '@vitrine/contracts/library/events'
import { managedBookSchema, type ManagedBook } from '@vitrine/contracts/library/managed-schemas'
import { bookMessages as messages } from '@vitrine/contracts/library/messages'
import { taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import { sortKeyPattern, titleSortKey } from '@vitrine/contracts/title-order'
import { columnValuesOf } from '@vitrine/database/column-names'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { sql } from 'kysely'
import { defineRecord, recordEvents } from '../records/define-record.ts'
import { containing, ifText, inCategory } from '../records/list-filters.ts'
import { fieldsOf } from '../records/list-records.ts'
import { lockCategory } from '../taxonomy/queries/lock-category.query.ts'

const ownFields = managedBookSchema.omit({ authors: true, category: true, pageURI: true }).keyof().options

export const books = defineRecord({
  name: 'book',
  resource: 'books',
  table: 'books',
  capability: 'library.manage',
  endpoints: {
    list: manageBooks,
    read: manageBook,
    create: createBook,
    update: updateBook,
    delete: deleteBook,
  },
  events: recordEvents((bookId, revision) => ({ bookId, revision }), {
    created: bookCreated,
    updated: bookUpdated,
    deleted: bookDeleted,
  }),
  tombstone: 'book',
  constraints: {
    books_external_id_key: {
      code: 'ALREADY_EXISTS',
      field: 'externalId',
      message: messages.externalIdTaken,
    },
    // Whoever files a book holds its category: only a delete of the category can be too late.
    books_category_id_fkey: { code: 'IN_USE', message: taxonomyMessages.inUse },
  },
  pictures: {
    of: ({ cover }) => ({ cover }),
    stored: ({ cover }) => [cover],
    notAllowed: messages.coverNotAllowed,
  },
  check: async (transaction, { input, now }) => {
    const refused: FieldError[] = []
    if (input.year > Number(latestToday(now).slice(0, 4)))
      refused.push({ field: 'year', errorCode: 'invalid', errorMessage: messages.yearToCome })
    refused.push(...(await lockCategory(transaction, input, messages.categoryUnknown)))
    return refused
  },
  columns: ({ authors, contents, ...fields }) => ({
    ...columnValuesOf(fields),
    author_names: authors,
    contents: JSON.stringify(contents),
    sort_key: titleSortKey(fields.title),
    // A rebuild asks what was written since it began: the time of the statement, not of the transaction.
    updated_at: sql`clock_timestamp()`,
  }),
  audit: {
    created: ({ title, year }) => ({ title, year }),
    updated: (before, input) => changesBetween({ ...before, authors: before.author_names }, input),
    deleted: ({ title }) => ({ title }),
  },
  list: {
    sorts: { title: 'books.sort_key', year: 'books.year', id: 'books.id' },
    ties: 'sorted',
    /** `q` is part of a title or of an author, or the source's own id. */
    where: ({ q, categoryId }) => [
      ...ifText(
        q,
        (text) =>
          sql`(books.sort_key LIKE ${sortKeyPattern(text, 'anywhere')} OR array_to_string(books.author_names, ', ') ILIKE ${containing(text)} OR books.external_id = ${text})`,
      ),
      ...inCategory('books.category_id', categoryId),
    ],
    load: async (executor, which) => {
      const { rows } = await sql<Omit<ManagedBook, 'pageURI'>>`
        SELECT ${fieldsOf('books', ownFields)}, books.author_names AS authors, node.title AS category
        FROM books JOIN taxonomy_nodes node ON node.id = books.category_id ${which}
      `.execute(executor)
      return rows.map((row) => ({ ...row, pageURI: bookPageUri(row.id, row.title) }))
    },
  },
})
