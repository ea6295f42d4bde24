import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'

export const libraryArea = defineArea({
  name: 'library',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  consumers: {
    /** A batch of an import reaches the index. */
    'index-imported-books': { follows: [events.booksImported], concurrency: 1 },
  },
  capabilities: ['library.manage'],
  cached: true,
  sitemap: ['library'],
  indexes: {
    library: { record: 'book', follows: [events.bookCreated, events.bookUpdated, events.bookDeleted] },
  },
  console: { books: { capability: 'library.manage', restPath: '/api/v1/library/admin' } },
})
