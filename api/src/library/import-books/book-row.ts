import { chaptersOfLines } from '@vitrine/contracts/library/chapters'
import { bookInputSchema } from '@vitrine/contracts/library/managed-schemas'
import { bookMessages as messages } from '@vitrine/contracts/library/messages'
import { z } from 'zod'
import { absentOr, numberOf } from '../../imports/row-fields.ts'

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
export const bookRowSchema = z.object({
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
export type BookRow = z.output<typeof bookRowSchema>
