import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/teams/endpoints'

export const readInvitation = (call: Client, token: string) =>
  call(endpoints.readInvitation, { query: { token } })
export const confirmInvitation = (call: Client, token: string, cancelOwnMembership: boolean) =>
  call(endpoints.confirmInvitation, { body: { token, cancelOwnMembership } })
export const declineInvitation = (call: Client, token: string) =>
  call(endpoints.declineInvitation, { body: { token } })
export const declineInvitedAccount = (call: Client, token: string) =>
  call(endpoints.declineInvitedAccount, { body: { token } })
export const makeInvitedAccount = (
  call: Client,
  body: { token: string; newPassword: string; newPasswordConfirm: string },
) => call(endpoints.makeInvitedAccount, { body })

export const teamMembership = (call: Client) =>
  queryOptions({
    queryKey: ['teams', 'membership'],
    queryFn: ({ signal }) => call(endpoints.readTeamMembership, {}, { signal }),
  })

export const leaveTeam = (call: Client) => call(endpoints.leaveTeam, {})
