import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listRatePlans } from '@vitrine/contracts/memberships/endpoints'
import type { Currency } from '@vitrine/contracts/identity/billing'

/** What is sold, in one currency. */
export const ratePlans = (
  call: Client,
  { currency, enablePGL }: { currency: Currency; enablePGL: boolean },
) =>
  queryOptions({
    queryKey: ['rate-plans', currency, enablePGL],
    queryFn: ({ signal }) => call(listRatePlans, { query: { currency, enablePGL } }, { signal }),
  })
