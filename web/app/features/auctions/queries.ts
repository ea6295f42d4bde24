import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readAuction, searchAuctions } from '@vitrine/contracts/auctions/endpoints'
import { type AuctionsParameters, auctionsQuery } from './auctions-parameters.ts'

/** The call takes what the page's URL has, under the same names. */
export function auctionList(call: Client, parameters: AuctionsParameters) {
  const query = auctionsQuery(parameters)
  return queryOptions({
    queryKey: ['auctions', 'list', query],
    queryFn: ({ signal }) => call(searchAuctions, { query }, { signal }),
  })
}

export const auction = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['auctions', 'one', id],
    queryFn: ({ signal }) => call(readAuction, { params: { id } }, { signal }),
  })
