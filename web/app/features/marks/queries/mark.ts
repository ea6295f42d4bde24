import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { readMark, readMarkDetails } from '@vitrine/contracts/marks/endpoints'
import * as marksPaths from '@vitrine/contracts/marks/paths'

/** What everybody gets of it. */
export const mark = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['marks', 'mark', id],
    queryFn: ({ signal }) => call<typeof readMark>(marksPaths.mark, { params: { id } }, { signal }),
  })

/** For whoever may see details. */
export const markDetails = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['marks', 'details', id],
    queryFn: ({ signal }) => call<typeof readMarkDetails>(marksPaths.details, { params: { id } }, { signal }),
  })
