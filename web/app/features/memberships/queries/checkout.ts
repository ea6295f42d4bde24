import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { completeCheckout as completeEndpoint, readCheckout } from '@vitrine/contracts/memberships/endpoints'

const ASK_AGAIN_MS = 2_000

/**
 * One checkout; while its outcome is awaited it is asked about again and again. `isReturned`: its member has
 * been through the provider's page.
 */
export const checkout = (
  call: Client,
  key: string,
  { isReturned }: { isReturned: boolean } = { isReturned: false },
) =>
  queryOptions({
    queryKey: ['checkouts', key],
    queryFn: ({ signal }) => call(readCheckout, { params: { key } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' || (isReturned && state.data?.state === 'open') ? ASK_AGAIN_MS : false,
    staleTime: 0,
  })

/** Hands on what the provider sent to the callback page, as it came. */
export const completeCheckout = (call: Client, key: string, parameters: readonly PaymentParameter[]) =>
  call(completeEndpoint, {
    params: { key },
    body: { parameters: [...parameters] },
  })

export interface PaymentParameter {
  name: string
  value: string
}
