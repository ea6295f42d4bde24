import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readMark, readMarkDetails } from '@vitrine/contracts/marks/endpoints'

/** What everybody gets of it. */
export const mark = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['marks', 'mark', id],
    queryFn: ({ signal }) => call(readMark, { params: { id } }, { signal }),
  })

/** For whoever may see details. */
export const markDetails = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['marks', 'details', id],
    queryFn: ({ signal }) => call(readMarkDetails, { params: { id } }, { signal }),
  })
