import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as auctionsPaths from '@vitrine/contracts/auctions/paths'
import type { readAuction } from '@vitrine/contracts/auctions/endpoints'

export const auction = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['auctions', 'one', id],
    queryFn: ({ signal }) => call<typeof readAuction>(auctionsPaths.read, { params: { id } }, { signal }),
  })
