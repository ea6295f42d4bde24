import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as partnersPaths from '@vitrine/contracts/partners/paths'
import type {
  countPartners,
  drawPartners,
  listSources,
  readSource,
} from '@vitrine/contracts/partners/endpoints'

/** One draw a page load: going from page to page keeps the eight, a reload draws anew. */
export const drawnPartners = (call: Client) =>
  queryOptions({
    queryKey: ['partners', 'drawn'],
    queryFn: ({ signal }) => call<typeof drawPartners>(partnersPaths.draw, {}, { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Every page knows it, and none of the partners themselves: a change of one leaves the pages as they are. */
export const partnerCount = (call: Client) =>
  queryOptions({
    queryKey: ['partners', 'count'],
    queryFn: ({ signal }) => call<typeof countPartners>(partnersPaths.count, {}, { signal }),
  })

export const allPartners = (call: Client) =>
  queryOptions({
    queryKey: ['partners', 'all'],
    queryFn: ({ signal }) => call<typeof listSources>(partnersPaths.sources, {}, { signal }),
  })

export const partner = (call: Client, sourceUrl: string) =>
  queryOptions({
    queryKey: ['partners', 'one', sourceUrl],
    queryFn: ({ signal }) =>
      call<typeof readSource>(partnersPaths.source, { params: { sourceUrl } }, { signal }),
  })
