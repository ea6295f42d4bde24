import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import type { FieldError } from '@vitrine/contracts/errors'
import { booksImported } from '@vitrine/contracts/library/events'
import { bookMessages as messages } from '@vitrine/contracts/library/messages'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import { titleSortKey } from '@vitrine/contracts/text'
import type { Database } from '@vitrine/database/database'
import type { CopyKind } from '../../../imports/copy-kind.ts'
import type { CategoryNames } from '../../../taxonomy/category-names.ts'
import { loadCategoryNames } from '../../../taxonomy/find-or-make-subcategories.ts'
import { bookRowSchema, type BookRow } from './book-row.ts'

export interface BookCopyOptions {
  database: Database
  /** Hosts that pictures may come from. */
  imageHosts: readonly string[]
  now: () => Date
}

/** Books as COPY brings them in. A source's own id says which is which. */
export async function bookCopy({ database, imageHosts, now }: BookCopyOptions): Promise<CopyKind<BookRow>> {
  const categories = await loadCategoryNames(database)
  if (categories.isEmpty) throw new Error('There are no categories yet, so no book can be filed. Start the site once (npm start), or make categories in the staff console.')
  return {
    name: 'books',
    schema: bookRowSchema,
    keyField: 'externalId',
    keyOf: ({ source, externalId }) => `${source}\0${externalId}`,
    check: (row) => [...placeErrors(row, categories), ...yearErrors(row, now()), ...coverErrors(row, imageHosts)],
    table: 'books',
    key: [
      { name: 'source', type: 'text', value: (row) => row.source },
      { name: 'external_id', type: 'text COLLATE "C"', value: (row) => row.externalId },
    ],
    columns: [
      { name: 'title', type: 'text', value: (row) => row.title },
      { name: 'sort_key', type: 'text', value: (row) => titleSortKey(row.title) },
      { name: 'author_names', type: 'text[]', value: (row) => row.authors },
      { name: 'year', type: 'integer', value: (row) => row.year },
      { name: 'category_id', type: 'bigint', value: (row) => categories.find(row)?.id ?? null },
      { name: 'language', type: 'text', value: (row) => row.language },
      { name: 'publisher', type: 'text', value: (row) => row.publisher },
      { name: 'description', type: 'text', value: (row) => row.description },
      { name: 'contents', type: 'jsonb', value: (row) => JSON.stringify(row.contents) },
      { name: 'cover', type: 'text', value: (row) => row.cover },
    ],
    capability: 'library.manage',
    imported: booksImported,
    action: 'books.imported',
  }
}

function placeErrors(row: BookRow, categories: CategoryNames): FieldError[] {
  if (!categories.findRoot(row.category)) return [{ field: 'category', errorCode: 'notFound', errorMessage: messages.categoryUnknown }]
  return categories.find(row) ? [] : [{ field: 'subcategory', errorCode: 'notFound', errorMessage: messages.categoryUnknown }]
}

function yearErrors({ year }: BookRow, now: Date): FieldError[] {
  return year > now.getUTCFullYear() ? [{ field: 'year', errorCode: 'invalid', errorMessage: messages.yearToCome }] : []
}

function coverErrors({ cover }: BookRow, allowedHosts: readonly string[]): FieldError[] {
  const isAllowed = cover === '' || isAllowedThumbnail(cover, { allowedHosts, mediaBase: MEDIA_PATH })
  return isAllowed ? [] : [{ field: 'cover', errorCode: 'invalid', errorMessage: messages.coverNotAllowed }]
}
