import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { readBook, readBookDetails } from '@vitrine/contracts/library/endpoints'
import * as libraryPaths from '@vitrine/contracts/library/paths'

/** What everybody gets of it. */
export const book = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['library', 'book', id],
    queryFn: ({ signal }) => call<typeof readBook>(libraryPaths.book, { params: { id } }, { signal }),
  })

/** For whoever may see details. */
export const bookDetails = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['library', 'details', id],
    queryFn: ({ signal }) =>
      call<typeof readBookDetails>(libraryPaths.details, { params: { id } }, { signal }),
  })
