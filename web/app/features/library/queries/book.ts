import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readBook, readBookDetails } from '@vitrine/contracts/library/endpoints'

/** What everybody gets of it. */
export const book = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['library', 'book', id],
    queryFn: ({ signal }) => call(readBook, { params: { id } }, { signal }),
  })

/** For whoever may see details. */
export const bookDetails = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['library', 'details', id],
    queryFn: ({ signal }) => call(readBookDetails, { params: { id } }, { signal }),
  })
