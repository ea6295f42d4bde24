import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/memberships/endpoints'
import type { MembershipData } from '@vitrine/contracts/memberships/schemas'
import type { Currency } from '@vitrine/contracts/identity/billing'
import { readSubscriptionStatus } from '@vitrine/contracts/identity/endpoints'
import type { EndpointRequest } from '@vitrine/contracts/endpoint'
import { IDEMPOTENCY_KEY } from '@vitrine/contracts/memberships/plans'
import { userDetails } from '../../identity/queries.ts'

const OWN = ['memberships'] as const
const PRICE = 'price'

/** The membership page's data; `currency` is null for the member's own. */
export const membership = (
  call: Client,
  { currency, enablePGL }: { currency: Currency | null; enablePGL: boolean },
) =>
  queryOptions({
    queryKey: [...OWN, 'membership', currency, enablePGL],
    queryFn: ({ signal }) => call(endpoints.readMembership, { query: { currency, enablePGL } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const subscription = (call: Client) =>
  queryOptions({
    queryKey: [...OWN, 'subscription'],
    queryFn: ({ signal }) => call(endpoints.readSubscription, {}, { signal }),
  })

export interface AskedPrice {
  product: string
  /** '' without one. */
  discountCode: string
  currency?: Currency
  enablePGL: boolean
  trial: boolean
}

/** Asked anew for each dialog: a price is shown as it is at that moment. */
export const pricePreview = (call: Client, asked: AskedPrice) =>
  queryOptions({
    queryKey: [...OWN, PRICE, asked],
    queryFn: ({ signal }) =>
      call(
        endpoints.previewPrice,
        { query: { ...asked, enablePGL: asked.enablePGL || undefined, trial: asked.trial || undefined } },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
  })

export const invoices = (call: Client, offset: number) =>
  queryOptions({
    queryKey: [...OWN, 'invoices', offset],
    queryFn: ({ signal }) => call(endpoints.listInvoices, { query: { offset } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const downloadInvoice = (call: Client, id: string) =>
  call(endpoints.downloadInvoice, { params: { id } })

const subscriptionStatus = (call: Client) =>
  queryOptions({
    queryKey: ['identity', 'subscription-status'],
    queryFn: ({ signal }) => call(readSubscriptionStatus, {}, { signal }),
  })

/**
 * After a change the status is asked for first, then whatever shows the membership. A dialog that is about to
 * close does not ask for its price again: what it was about has happened.
 */
export async function membershipChanged(queryClient: QueryClient, call: Client): Promise<void> {
  // A failure here is not one of the change: what shows the membership asks again by itself.
  await queryClient.fetchQuery({ ...subscriptionStatus(call), staleTime: 0 }).catch(() => null)
  await Promise.all([
    queryClient.invalidateQueries({
      queryKey: OWN,
      predicate: ({ queryKey }) => queryKey[OWN.length] !== PRICE,
    }),
    queryClient.invalidateQueries({ queryKey: userDetails(call).queryKey }),
  ])
}

/** Reads the membership again, and says whether it is another one than the page showed. */
export async function rereadMembership(
  queryClient: QueryClient,
  call: Client,
): Promise<{ isOther: boolean }> {
  const before = shownMemberships(queryClient)
  await membershipChanged(queryClient, call)
  return { isOther: before !== shownMemberships(queryClient) }
}

/** What a change of one's own changes; prices on sale are not among it. */
function shownMemberships(queryClient: QueryClient): string {
  const shown = queryClient.getQueriesData<MembershipData>({ queryKey: [...OWN, 'membership'] })
  return JSON.stringify(
    shown.map(([, data]) => data && [data.status, data.ratePlan?.id, data.pendingChange, data.endsDate]),
  )
}

const withKey = (key: string) => ({ headers: { [IDEMPOTENCY_KEY]: key } })

export type SubscriptionUpdate = EndpointRequest<typeof endpoints.updateSubscription>['body']
export type TrialConversion = EndpointRequest<typeof endpoints.convertTrial>['body']

export const updateSubscription = (call: Client, body: SubscriptionUpdate, key: string) =>
  call(endpoints.updateSubscription, { body }, withKey(key))
export const convertTrial = (call: Client, body: TrialConversion, key: string) =>
  call(endpoints.convertTrial, { body }, withKey(key))
export const checkDiscount = (call: Client, product: string, discountCode: string) =>
  call(endpoints.checkDiscount, { query: { product, discountCode } })
export const cancelMembership = (call: Client) => call(endpoints.cancelMembership, { body: {} })
export const reactivateMembership = (call: Client) => call(endpoints.reactivateMembership, {})
export const withdrawChange = (call: Client) => call(endpoints.withdrawChange, {})
export const changePaymentMethod = (call: Client) => call(endpoints.changePaymentMethod, {})
