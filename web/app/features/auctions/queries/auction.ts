import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readAuction } from '@vitrine/contracts/auctions/endpoints'

export const auction = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['auctions', 'one', id],
    queryFn: ({ signal }) => call(readAuction, { params: { id } }, { signal }),
  })
