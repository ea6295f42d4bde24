import type { EndpointPath } from '../endpoint.ts'

export const userDetails = {
  method: 'GET',
  path: '/api/v1/identity/user-details',
} as const satisfies EndpointPath
export const subscriptionStatus = {
  method: 'GET',
  path: '/api/v1/identity/subscription-status',
} as const satisfies EndpointPath
export const signIn = { method: 'POST', path: '/api/v1/identity/sessions' } as const satisfies EndpointPath
export const signOut = { method: 'HEAD', path: '/api/v1/identity/sign-out' } as const satisfies EndpointPath

/**
 * Where pages without scripts post their form for signing out; with scripts the documented call is made
 * instead.
 */
export const SIGN_OUT_FORM = '/login/sign-out'
