import { latestToday } from '@vitrine/contracts/calendar-day'
import type { FieldError } from '@vitrine/contracts/errors'
import { chaptersOfLines } from '@vitrine/contracts/library/chapters'
import { booksImported } from '@vitrine/contracts/library/events'
import { bookInputSchema } from '@vitrine/contracts/library/managed-schemas'
import { bookMessages as messages } from '@vitrine/contracts/library/messages'
import { titleSortKey } from '@vitrine/contracts/title-order'
import type { Database } from '@vitrine/database/database'
import { z } from 'zod'
import { type CopyKind, knownBySource } from '../imports/copy-kind.ts'
import { absentOr, fileColumns, numberOf } from '../imports/file-columns.ts'
import { categoriesToFileUnder, pictureErrors, placeErrors } from '../imports/filed-rows.ts'

const { title, authors, year, language, publisher, description, contents, cover, source, externalId } =
  bookInputSchema.shape

/** A file may say a page as a number, too. */
const pageAsText = (chapter: unknown): unknown =>
  typeof chapter === 'object' && chapter !== null && 'page' in chapter
    ? {
        ...chapter,
        page: typeof chapter.page === 'number' ? String(chapter.page) : (chapter.page ?? undefined),
      }
    : chapter

/** A row of a file of books: the fields of the staff form, with the subject by its category's name. */
const bookRowSchema = z.object({
  externalId: absentOr(externalId.unwrap().unwrap()),
  title,
  /** In a CSV: with semicolons between. */
  authors: absentOr(authors, (text) =>
    text
      .split(';')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
  year: absentOr(year, numberOf),
  /** A top category's title or url. */
  category: z.string({ error: messages.categoryMissing }).trim().min(1, messages.categoryMissing),
  subcategory: absentOr(z.string().trim().optional()),
  language: absentOr(language),
  publisher: absentOr(publisher),
  description: absentOr(description),
  /** In a CSV: an entry a line, each as `title|page`. */
  contents: absentOr(
    z.preprocess((value) => (Array.isArray(value) ? value.map(pageAsText) : value), contents),
    chaptersOfLines,
  ),
  cover: absentOr(cover),
  source,
})
type BookRow = z.output<typeof bookRowSchema>

export interface BookCopyOptions {
  database: Database
  /** Hosts that pictures may come from. */
  imageHosts: readonly string[]
  now: () => Date
}

/** Books as COPY brings them in. A source's own id says which is which. */
export async function bookCopy({ database, imageHosts, now }: BookCopyOptions): Promise<CopyKind<BookRow>> {
  const categories = await categoriesToFileUnder(database, 'book')
  return {
    name: 'books',
    schema: bookRowSchema,
    fileColumns: fileColumns(bookRowSchema, {
      otherNames: {
        externalId: ['id', 'book id', 'record id'],
        authors: ['author'],
        year: ['year published', 'publication year'],
        contents: ['table of contents'],
      },
    }),
    ...knownBySource,
    check: (row) => [
      ...placeErrors(row, categories, messages.categoryUnknown),
      ...yearErrors(row, now()),
      ...pictureErrors({ cover: row.cover === '' ? [] : [row.cover] }, imageHosts, messages.coverNotAllowed),
    ],
    table: 'books',
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

function yearErrors({ year }: BookRow, now: Date): FieldError[] {
  return year > Number(latestToday(now).slice(0, 4))
    ? [{ field: 'year', errorCode: 'invalid', errorMessage: messages.yearToCome }]
    : []
}
