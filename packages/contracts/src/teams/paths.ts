import type { EndpointPath } from '../endpoint.ts'

export const users = { method: 'GET', path: '/api/v1/teams/users' } as const satisfies EndpointPath
export const addUser = { method: 'POST', path: '/api/v1/teams/users' } as const satisfies EndpointPath
export const editUser = { method: 'PUT', path: '/api/v1/teams/users/:id' } as const satisfies EndpointPath
export const deleteUser = {
  method: 'DELETE',
  path: '/api/v1/teams/users/:id',
} as const satisfies EndpointPath
export const resendInvitation = {
  method: 'POST',
  path: '/api/v1/teams/users/:id/resend',
} as const satisfies EndpointPath
export const planDetails = {
  method: 'GET',
  path: '/api/v1/teams/plan-details',
} as const satisfies EndpointPath
export const slotPricePreview = {
  method: 'GET',
  path: '/api/v1/teams/slot-price-previews',
} as const satisfies EndpointPath
export const addSlots = { method: 'POST', path: '/api/v1/teams/slots' } as const satisfies EndpointPath

export const managedTeam = {
  method: 'GET',
  path: '/api/v1/teams/managed/:id',
} as const satisfies EndpointPath
export const setSlots = {
  method: 'PUT',
  path: '/api/v1/teams/managed/:id/slots',
} as const satisfies EndpointPath
export const handOverPreview = {
  method: 'GET',
  path: '/api/v1/teams/managed/:id/hand-over-previews',
} as const satisfies EndpointPath
export const handOver = {
  method: 'POST',
  path: '/api/v1/teams/managed/:id/hand-over',
} as const satisfies EndpointPath

export const invitation = {
  method: 'GET',
  path: '/api/v1/teams/invitations/link',
} as const satisfies EndpointPath
export const confirmInvitation = {
  method: 'POST',
  path: '/api/v1/teams/invitations/confirm',
} as const satisfies EndpointPath
export const declineInvitation = {
  method: 'POST',
  path: '/api/v1/teams/invitations/decline',
} as const satisfies EndpointPath
export const makeInvitedAccount = {
  method: 'POST',
  path: '/api/v1/teams/invitations/accounts',
} as const satisfies EndpointPath
export const declineInvitedAccount = {
  method: 'POST',
  path: '/api/v1/teams/invitations/accounts/decline',
} as const satisfies EndpointPath
export const teamMembership = {
  method: 'GET',
  path: '/api/v1/teams/memberships',
} as const satisfies EndpointPath
export const leaveTeam = {
  method: 'DELETE',
  path: '/api/v1/teams/memberships',
} as const satisfies EndpointPath
