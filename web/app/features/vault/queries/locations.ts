import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listLocations } from '@vitrine/contracts/locations/endpoints'

/** The member's storage locations as a tree, each before what is inside of it. */
export const locations = (call: Client) =>
  queryOptions({
    queryKey: ['vault', 'locations'],
    queryFn: ({ signal }) => call(listLocations, {}, { signal }),
    select: ({ locations: found }) => found,
  })
