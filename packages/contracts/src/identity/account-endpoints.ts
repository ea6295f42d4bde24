import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import {
  changeDisplayNameInputSchema,
  changePasswordInputSchema,
  linkInputSchema,
  openSessionSchema,
  requestResetInputSchema,
  resetPasswordInputSchema,
  signUpInputSchema,
} from './account-schemas.ts'

const success = z.object({ success: z.literal(true) })
const LINK_ERRORS = ['LINK_UNKNOWN', 'LINK_EXPIRED', 'LINK_USED', 'LINK_REPLACED'] as const

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/accounts',
  name: 'identity.sign-up',
  access: 'visitor',
  summary: 'A free account; responds alike whether the address has one already',
  body: signUpInputSchema,
  response: success,
  errors: ['PERSON_UNCONFIRMED', 'TOO_MANY_REQUESTS'],
  rateLimits: [{ by: 'address', perMinute: 30 }],
})
export const requestVerification = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/email-verifications',
  name: 'identity.request-verification',
  access: 'member',
  summary: 'Send the mail that proves the address once more',
  response: z.object({ emailVerified: z.boolean() }),
  errors: ['TOO_MANY_REQUESTS'],
})
export const readVerificationLink = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity/email-verifications/link',
  name: 'identity.read-verification-link',
  access: 'token',
  summary: 'Whether the link of a mail about an address still works; changes nothing',
  query: linkInputSchema,
  response: success,
  errors: [...LINK_ERRORS, 'TOO_MANY_REQUESTS'],
  rateLimits: [{ by: 'address', perMinute: 60 }],
})
export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/email-verifications/confirm',
  name: 'identity.verify-email',
  access: 'token',
  summary: 'Prove an address by the secret of the mailed link',
  body: linkInputSchema,
  response: success,
  errors: [...LINK_ERRORS, 'TOO_MANY_REQUESTS'],
  rateLimits: [{ by: 'address', perMinute: 30 }],
})
export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/password-resets',
  name: 'identity.request-password-reset',
  access: 'visitor',
  summary: 'Mail a link that sets a new password; responds alike whether the address has an account',
  body: requestResetInputSchema,
  response: success,
  errors: ['TOO_MANY_REQUESTS'],
  rateLimits: [{ by: 'address', perMinute: 30 }],
})
export const readResetLink = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity/password-resets/link',
  name: 'identity.read-reset-link',
  access: 'token',
  summary: 'Whether the link that sets a new password still works; changes nothing',
  query: linkInputSchema,
  response: success,
  errors: [...LINK_ERRORS, 'TOO_MANY_REQUESTS'],
  rateLimits: [{ by: 'address', perMinute: 60 }],
})
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/password-resets/confirm',
  name: 'identity.reset-password',
  access: 'token',
  summary: 'Set a new password by the secret of the mailed link; unlocks the account and ends every session',
  body: resetPasswordInputSchema,
  response: success,
  errors: [...LINK_ERRORS, 'TOO_MANY_REQUESTS'],
  rateLimits: [{ by: 'address', perMinute: 30 }],
})
export const listCommonPasswords = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity/common-passwords',
  name: 'identity.list-common-passwords',
  access: 'visitor',
  reads: [],
  summary:
    'The passwords that are refused as too common although they meet the rules, in small letters: a page knows them before a password is sent',
  response: z.object({ items: z.array(z.string()) }),
})
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/v1/account-settings/password',
  name: 'identity.change-password',
  access: 'member',
  secondFactorRequired: true,
  summary: 'Change the password; ends the other sessions',
  body: changePasswordInputSchema,
  response: success,
  errors: ['TOO_MANY_REQUESTS'],
  rateLimits: [{ by: 'account', perMinute: 20 }],
})
export const changeDisplayName = defineEndpoint({
  method: 'POST',
  path: '/api/v1/account-settings/nickname',
  name: 'identity.change-display-name',
  access: 'member',
  summary: 'Change the display name; `response` is the new one',
  body: changeDisplayNameInputSchema,
  response: z.object({ response: z.string() }),
})
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/account-settings/sessions',
  name: 'identity.list-sessions',
  access: 'member',
  summary: 'Where the member is signed in, the last seen first',
  response: z.object({ items: z.array(openSessionSchema) }),
})
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/account-settings/sessions/:id',
  name: 'identity.end-session',
  access: 'member',
  secondFactorRequired: true,
  summary: 'Sign out one session',
  params: z.object({ id: z.coerce.number().int().positive() }),
  errors: ['NOT_FOUND'],
})
export const signOutEverywhere = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/account-settings/sessions',
  name: 'identity.sign-out-everywhere',
  access: 'member',
  secondFactorRequired: true,
  summary: 'Sign out every session, this one included',
})
