import type { Address } from '../endpoint.ts'

export const identityAddresses = {
  userDetails: { method: 'GET', path: '/api/v1/identity/user-details' },
  subscriptionStatus: { method: 'GET', path: '/api/v1/identity/subscription-status' },
  signIn: { method: 'POST', path: '/api/v1/identity/sessions' },
  signOut: { method: 'HEAD', path: '/api/v1/identity/sign-out' },
} as const satisfies Record<string, Address>
