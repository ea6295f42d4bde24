import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listOwnFields } from '@vitrine/contracts/own-fields/endpoints'

/** All fields of the member, in their order. */
export const ownFields = (call: Client) =>
  queryOptions({
    queryKey: ['vault', 'own-fields'],
    queryFn: ({ signal }) => call(listOwnFields, {}, { signal }),
    select: ({ fields }) => fields,
  })
