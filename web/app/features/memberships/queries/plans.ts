import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { listRatePlans } from '@vitrine/contracts/memberships/endpoints'
import * as at from '@vitrine/contracts/memberships/paths'
import type { Currency } from '@vitrine/contracts/identity/billing'

/** What is sold, in one currency. */
export const ratePlans = (
  call: Client,
  { currency, enablePGL }: { currency: Currency; enablePGL: boolean },
) =>
  queryOptions({
    queryKey: ['rate-plans', currency, enablePGL],
    queryFn: ({ signal }) =>
      call<typeof listRatePlans>(at.ratePlans, { query: { currency, enablePGL } }, { signal }),
  })
