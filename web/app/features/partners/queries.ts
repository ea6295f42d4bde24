import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { countPartners, drawPartners, listSources, readSource } from '@vitrine/contracts/partners/endpoints'

/** One draw a page load: going from page to page keeps the eight, a reload draws anew. */
export const drawnPartners = (call: Client) =>
  queryOptions({
    queryKey: ['partners', 'drawn'],
    queryFn: ({ signal }) => call(drawPartners, {}, { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Every page knows it, and none of the partners themselves: a change of one leaves the pages as they are. */
export const partnerCount = (call: Client) =>
  queryOptions({
    queryKey: ['partners', 'count'],
    queryFn: ({ signal }) => call(countPartners, {}, { signal }),
  })

export const allPartners = (call: Client) =>
  queryOptions({
    queryKey: ['partners', 'all'],
    queryFn: ({ signal }) => call(listSources, {}, { signal }),
  })

export const partner = (call: Client, sourceUrl: string) =>
  queryOptions({
    queryKey: ['partners', 'one', sourceUrl],
    queryFn: ({ signal }) => call(readSource, { params: { sourceUrl } }, { signal }),
  })
