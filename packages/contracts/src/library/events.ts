import { z } from 'zod'
import { defineEvent, type ShownBy } from '../event.ts'
import { bookRecord } from './schemas.ts'

const bookChange = z.object({ bookId: z.int(), revision: z.int() })
const ofBook: ShownBy<typeof bookChange> = {
  changes: 'library',
  records: ({ bookId }) => [bookRecord(bookId)],
}

export const bookCreated = defineEvent('book.created.v1', bookChange, ofBook)
export const bookUpdated = defineEvent('book.updated.v1', bookChange, ofBook)
export const bookDeleted = defineEvent('book.deleted.v1', bookChange, ofBook)

/** A batch of an import: whatever is new or changed has an id within this range, ends included. */
export const booksImported = defineEvent('books.imported.v1', z.object({ fromId: z.int(), toId: z.int() }), {
  changes: 'library',
})
