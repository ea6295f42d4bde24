import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { signInInputSchema, subscriptionStatusSchema, userDetailsSchema } from './schemas.ts'

export const readUserDetails = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity/user-details',
  name: 'identity.read-user-details',
  access: 'visitor',
  summary: 'Who is signed in; 403 when nobody is',
  response: userDetailsSchema,
  errors: ['NOT_SIGNED_IN'],
})
export const readSubscriptionStatus = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identity/subscription-status',
  name: 'identity.read-subscription-status',
  access: 'member',
  summary: 'The subscription of whoever is signed in',
  response: subscriptionStatusSchema,
})
export const signIn = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identity/sessions',
  name: 'identity.sign-in',
  access: 'visitor',
  bodyType: 'form',
  requestedWith: true,
  summary: 'Sign in with username and password; remember-me is `on` when ticked',
  body: signInInputSchema,
  response: z.object({ success: z.literal(true) }),
  errors: ['SIGN_IN_FAILED', 'ACCOUNT_LOCKED'],
  errorShape: 'sign-in',
  // Far above a household, far below a guessing machine; and one account under attack from everywhere costs
  // no hashing.
  rateLimits: [
    { by: 'address', perMinute: 30 },
    { by: { field: 'username' }, perMinute: 30 },
  ],
})
export const signOut = defineEndpoint({
  method: 'HEAD',
  path: '/api/v1/identity/sign-out',
  name: 'identity.sign-out',
  access: 'visitor',
  requestedWith: true,
  summary: 'End the session',
})
