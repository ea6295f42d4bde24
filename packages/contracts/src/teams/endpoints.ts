import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { createdResponseSchema } from '../paging.ts'
import * as s from './schemas.ts'
import { teamLimits as limits } from './teams.ts'

const manage = { capability: 'team.manage' } as const
const success = z.object({ success: z.literal(true) })
const additions = [{ by: 'account', perHour: limits.additionsPerHour, together: 'teams.additions' }] as const
const LINK_ERRORS = ['NOT_FOUND', 'LINK_UNKNOWN', 'LINK_EXPIRED', 'LINK_USED', 'LINK_REPLACED'] as const

export const listTeamUsers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/teams/users',
  name: 'teams.list-users',
  access: manage,
  summary: "The users of the admin's own team, by email",
  query: s.teamUsersQuerySchema,
  response: s.teamUsersSchema,
})
export const addTeamUser = defineEndpoint({
  method: 'POST',
  path: '/api/v1/teams/users',
  name: 'teams.add-user',
  access: manage,
  secondFactorRequired: true,
  status: 201,
  summary: 'Invite somebody into the team; responds alike whether the email has an account',
  body: s.addTeamUserSchema,
  response: createdResponseSchema,
  errors: ['ALREADY_EXISTS', 'NO_FREE_SLOT', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
  rateLimits: additions,
})
export const editTeamUser = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/teams/users/:id',
  name: 'teams.edit-user',
  access: manage,
  secondFactorRequired: true,
  summary: "Change the names of a user of the team; another team's is as a missing one",
  params: s.byTeamUserSchema,
  body: s.editTeamUserSchema,
  response: z.object({ response: s.teamUserSchema }),
  errors: ['NOT_FOUND'],
})
export const deleteTeamUser = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/teams/users/:id',
  name: 'teams.delete-user',
  access: manage,
  secondFactorRequired: true,
  status: 200,
  summary: 'End what the team gives a user, or withdraw an invitation; the account and its vault stay',
  params: s.byTeamUserSchema,
  response: createdResponseSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const resendInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/teams/users/:id/resend',
  name: 'teams.resend-invitation',
  access: manage,
  secondFactorRequired: true,
  status: 200,
  summary: 'Send a waiting user a new invitation, which takes the place of the one before',
  params: s.byTeamUserSchema,
  response: createdResponseSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
  rateLimits: additions,
})
export const readPlanDetails = defineEndpoint({
  method: 'GET',
  path: '/api/v1/teams/plan-details',
  name: 'teams.read-plan-details',
  access: manage,
  summary: "The team's plan and its slots",
  response: s.planDetailsSchema,
})
export const previewSlotPrice = defineEndpoint({
  method: 'GET',
  path: '/api/v1/teams/slot-price-previews',
  name: 'teams.preview-slot-price',
  access: manage,
  summary: 'What more slots cost, now and from the next billing date; buys nothing',
  query: s.slotPreviewQuerySchema,
  response: s.slotPreviewSchema,
  errors: ['STATUS_CONFLICT', 'PAYMENT_IN_PROGRESS', 'BILLING_UNAVAILABLE'],
})
export const addSlots = defineEndpoint({
  method: 'POST',
  path: '/api/v1/teams/slots',
  name: 'teams.add-slots',
  access: manage,
  secondFactorRequired: true,
  status: 200,
  alsoStatus: 202,
  summary: 'Buy more slots; 202 while the outcome is not known. `Idempotency-Key` may name the opened dialog',
  body: s.addSlotsSchema,
  response: s.addedSlotsSchema,
  errors: [
    'STATUS_CONFLICT',
    'EMAIL_NOT_CONFIRMED',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_DECLINED',
    'PAYMENT_ACCOUNT_BLOCKED',
    'PRICE_CHANGED',
    'BILLING_UNAVAILABLE',
  ],
  rateLimits: [{ by: 'account', perHour: limits.slotPurchasesPerHour }],
})

// --- staff, in the member's screen ------------------------------------------------------------------

const byStaff = { capability: 'members.manage' } as const

export const readManagedTeam = defineEndpoint({
  method: 'GET',
  path: '/api/v1/teams/managed/:id',
  name: 'teams.read-managed-team',
  access: byStaff,
  summary: 'The team that an account manages, and its slots',
  params: s.byAdminSchema,
  response: s.managedTeamSchema,
  errors: ['NOT_FOUND'],
})
export const setTeamSlots = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/teams/managed/:id/slots',
  name: 'teams.set-slots',
  access: byStaff,
  summary: 'Set the slots of a plan that no provider bills; never below those in use',
  params: s.byAdminSchema,
  body: s.setSlotsSchema,
  response: s.managedTeamSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const previewHandOver = defineEndpoint({
  method: 'GET',
  path: '/api/v1/teams/managed/:id/hand-over-previews',
  name: 'teams.preview-hand-over',
  access: byStaff,
  summary: 'What handing a team over to another account does, or why it cannot be; changes nothing',
  params: s.byAdminSchema,
  query: s.handOverSchema,
  response: s.handOverPreviewSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'PAYMENT_IN_PROGRESS'],
})
export const handOverTeam = defineEndpoint({
  method: 'POST',
  path: '/api/v1/teams/managed/:id/hand-over',
  name: 'teams.hand-over',
  access: byStaff,
  status: 200,
  summary: 'Hand a team over to another account, which manages and pays for it from then on',
  params: s.byAdminSchema,
  body: s.handOverSchema,
  response: s.handOverPreviewSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'PAYMENT_IN_PROGRESS'],
})

// --- invitations ------------------------------------------------------------------------------------

export const readInvitation = defineEndpoint({
  method: 'GET',
  path: '/api/v1/teams/invitations/link',
  name: 'teams.read-invitation',
  access: 'token',
  summary: 'What a mailed invitation is for; changes nothing',
  query: s.invitationQuerySchema,
  response: s.invitationSchema,
  errors: [...LINK_ERRORS, 'TOO_MANY_REQUESTS'],
  rateLimits: [{ by: 'address', perMinute: 60 }],
})
export const confirmInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/teams/invitations/confirm',
  name: 'teams.confirm-invitation',
  access: 'member',
  status: 200,
  summary: 'Join the team, as whoever is signed in with the invited email',
  body: s.confirmInvitationSchema,
  response: success,
  errors: [...LINK_ERRORS, 'FORBIDDEN', 'STATUS_CONFLICT', 'PAYMENT_IN_PROGRESS'],
})
export const declineInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/teams/invitations/decline',
  name: 'teams.decline-invitation',
  access: 'member',
  status: 200,
  summary: 'Decline, as whoever is signed in with the invited email: the entry goes',
  body: s.declineInvitationSchema,
  response: success,
  errors: [...LINK_ERRORS, 'FORBIDDEN'],
})
export const makeInvitedAccount = defineEndpoint({
  method: 'POST',
  path: '/api/v1/teams/invitations/accounts',
  name: 'teams.make-invited-account',
  access: 'token',
  status: 201,
  summary:
    'Open the account of an invited email that nobody can log in with yet, or make one, with a password of its own, and join the team',
  body: s.makeInvitedAccountSchema,
  response: success,
  errors: [...LINK_ERRORS, 'ALREADY_EXISTS', 'STATUS_CONFLICT', 'TOO_MANY_REQUESTS'],
  rateLimits: [{ by: 'address', perMinute: 30 }],
})
export const declineInvitedAccount = defineEndpoint({
  method: 'POST',
  path: '/api/v1/teams/invitations/accounts/decline',
  name: 'teams.decline-invited-account',
  access: 'token',
  status: 200,
  summary:
    'Decline for an email that nobody can log in with: the entry goes, and an account that was made for it',
  body: s.declineInvitationSchema,
  response: success,
  errors: [...LINK_ERRORS, 'ALREADY_EXISTS', 'TOO_MANY_REQUESTS'],
  rateLimits: [{ by: 'address', perMinute: 30 }],
})
export const readTeamMembership = defineEndpoint({
  method: 'GET',
  path: '/api/v1/teams/memberships',
  name: 'teams.read-team-membership',
  access: 'member',
  summary: 'The team that whoever is signed in belongs to as a user',
  response: s.teamMembershipSchema,
})
export const leaveTeam = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/teams/memberships',
  name: 'teams.leave-team',
  access: 'member',
  secondFactorRequired: true,
  status: 200,
  summary: 'Leave the team; the account and its vault stay',
  response: createdResponseSchema,
  errors: ['NOT_FOUND'],
})
