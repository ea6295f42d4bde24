import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { searchAuctions } from '@vitrine/contracts/auctions/endpoints'
import { auctionsQuery, type AuctionsParameters } from '../auctions-parameters.ts'

/** The call takes what the page's URL has, under the same names. */
export function auctionList(call: Client, parameters: AuctionsParameters) {
  const query = auctionsQuery(parameters)
  return queryOptions({
    queryKey: ['auctions', 'list', query],
    queryFn: ({ signal }) => call(searchAuctions, { query }, { signal }),
  })
}
