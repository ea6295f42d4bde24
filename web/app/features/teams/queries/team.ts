import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { EndpointRequest } from '@vitrine/contracts/endpoint'
import type { Currency } from '@vitrine/contracts/identity/billing'
import { IDEMPOTENCY_KEY } from '@vitrine/contracts/memberships/plans'
import * as endpoints from '@vitrine/contracts/teams/endpoints'

/** What everything of a team is kept under. */
export const teamKey = ['teams'] as const

/** Under which name the input of a user's dialog outlives a session. */
export const teamForm = (user: 'new' | 'invite' | { id: number }) =>
  `teamUser:${typeof user === 'string' ? user : user.id}`

/** How soon a payment that is not decided yet is asked about again. */
const ASK_AGAIN_MS = 5_000

export interface AskedUsers {
  startsWith: string
  contains: string
  offset: number
}

export const teamUsers = (call: Client, { startsWith, contains, offset }: AskedUsers) =>
  queryOptions({
    queryKey: [...teamKey, 'users', startsWith, contains, offset],
    queryFn: ({ signal }) =>
      call(
        endpoints.listTeamUsers,
        {
          query: {
            ...(startsWith && { startsWith }),
            ...(contains && { contains }),
            ...(offset > 0 && { offset }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export const planDetails = (call: Client) =>
  queryOptions({
    queryKey: [...teamKey, 'plan'],
    queryFn: ({ signal }) => call(endpoints.readPlanDetails, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.isPaymentInProgress ? ASK_AGAIN_MS : false),
  })

/** Asked anew for each dialog: a price is shown as it is at that moment. */
export const slotPrice = (call: Client, asked: { quantity: number; currency: Currency; product: string }) =>
  queryOptions({
    queryKey: ['slot-price', asked],
    queryFn: ({ signal }) => call(endpoints.previewSlotPrice, { query: asked }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

export type NewTeamUser = EndpointRequest<typeof endpoints.addTeamUser>['body']
export type WantedSlots = EndpointRequest<typeof endpoints.addSlots>['body']

export const addUser = (call: Client, body: NewTeamUser) => call(endpoints.addTeamUser, { body })
export const editUser = (call: Client, id: number, body: { firstName: string; lastName: string }) =>
  call(endpoints.editTeamUser, { params: { id }, body })
export const deleteUser = (call: Client, id: number) => call(endpoints.deleteTeamUser, { params: { id } })
export const resendInvitation = (call: Client, id: number) =>
  call(endpoints.resendInvitation, { params: { id } })
export const addSlots = (call: Client, body: WantedSlots, key: string) =>
  call(endpoints.addSlots, { body }, { headers: { [IDEMPOTENCY_KEY]: key } })
