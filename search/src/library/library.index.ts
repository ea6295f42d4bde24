import { libraryLimits } from '@vitrine/contracts/library/messages'
import type { IndexDefinition } from '../index-definition.ts'
import { bookCardSchema, type BookCard, type BookDocument } from './library.document.ts'

/** Books: by title, by who wrote them, and by what their chapters are called. */
export const libraryIndex: IndexDefinition<BookDocument, BookCard> = {
  id: 'library',
  version: 2,
  textFields: [
    { field: 'title', weight: 8 },
    { field: 'writerNames', weight: 5 },
    { field: 'chapters', weight: 2 },
    { field: 'description', weight: 1 },
  ],
  isNamedBySubject: true,
  keywordFields: ['categoryId', 'writers', 'language'],
  numberFields: ['year'],
  sortFields: [
    { field: 'sortKey', type: 'text' },
    { field: 'year', type: 'number' },
  ],
  limits: { window: libraryLimits.searchWindow, pageSizeMax: 100 },
  card: bookCardSchema,
}
