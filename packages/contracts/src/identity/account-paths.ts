import type { EndpointPath } from '../endpoint.ts'

/** What only the pages of an account call: apart, so that no other page carries them. */
export const signUp = { method: 'POST', path: '/api/v1/identity/accounts' } as const satisfies EndpointPath
export const requestVerification = {
  method: 'POST',
  path: '/api/v1/identity/email-verifications',
} as const satisfies EndpointPath
export const readVerificationLink = {
  method: 'GET',
  path: '/api/v1/identity/email-verifications/link',
} as const satisfies EndpointPath
export const verifyEmail = {
  method: 'POST',
  path: '/api/v1/identity/email-verifications/confirm',
} as const satisfies EndpointPath
export const requestPasswordReset = {
  method: 'POST',
  path: '/api/v1/identity/password-resets',
} as const satisfies EndpointPath
export const readResetLink = {
  method: 'GET',
  path: '/api/v1/identity/password-resets/link',
} as const satisfies EndpointPath
export const resetPassword = {
  method: 'POST',
  path: '/api/v1/identity/password-resets/confirm',
} as const satisfies EndpointPath
export const commonPasswords = {
  method: 'GET',
  path: '/api/v1/identity/common-passwords',
} as const satisfies EndpointPath
export const changePassword = {
  method: 'POST',
  path: '/api/v1/account-settings/password',
} as const satisfies EndpointPath
export const changeDisplayName = {
  method: 'POST',
  path: '/api/v1/account-settings/nickname',
} as const satisfies EndpointPath
export const listSessions = {
  method: 'GET',
  path: '/api/v1/account-settings/sessions',
} as const satisfies EndpointPath
export const endSession = {
  method: 'DELETE',
  path: '/api/v1/account-settings/sessions/:id',
} as const satisfies EndpointPath
export const signOutEverywhere = {
  method: 'DELETE',
  path: '/api/v1/account-settings/sessions',
} as const satisfies EndpointPath
