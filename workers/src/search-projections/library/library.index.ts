import { bookUpdated } from '@vitrine/contracts/library/events'
import { bookToDocument } from '@vitrine/search/library/library.document'
import { libraryIndex } from '@vitrine/search/library/library.index'
import { defineIndex } from '../define-index.ts'
import { loadBooks } from './book-rows.ts'

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
