import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type * as endpoints from '@vitrine/contracts/teams/endpoints'
import * as at from '@vitrine/contracts/teams/paths'

export const readInvitation = (call: Client, token: string) =>
  call<typeof endpoints.readInvitation>(at.invitation, { query: { token } })
export const confirmInvitation = (call: Client, token: string, cancelOwnMembership: boolean) =>
  call<typeof endpoints.confirmInvitation>(at.confirmInvitation, { body: { token, cancelOwnMembership } })
export const declineInvitation = (call: Client, token: string) =>
  call<typeof endpoints.declineInvitation>(at.declineInvitation, { body: { token } })
export const declineInvitedAccount = (call: Client, token: string) =>
  call<typeof endpoints.declineInvitedAccount>(at.declineInvitedAccount, { body: { token } })
export const makeInvitedAccount = (
  call: Client,
  body: { token: string; newPassword: string; newPasswordConfirm: string },
) => call<typeof endpoints.makeInvitedAccount>(at.makeInvitedAccount, { body })

export const teamMembership = (call: Client) =>
  queryOptions({
    queryKey: ['teams', 'membership'],
    queryFn: ({ signal }) => call<typeof endpoints.readTeamMembership>(at.teamMembership, {}, { signal }),
  })

export const leaveTeam = (call: Client) => call<typeof endpoints.leaveTeam>(at.leaveTeam, {})
