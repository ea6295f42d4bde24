import type { Address } from '../endpoint.ts'

export const identityAddresses = {
  userDetails: { method: 'GET', path: '/api/v1/identity/user-details' },
  subscriptionStatus: { method: 'GET', path: '/api/v1/identity/subscription-status' },
  signIn: { method: 'POST', path: '/api/v1/identity/sessions' },
  signOut: { method: 'HEAD', path: '/api/v1/identity/sign-out' },
  signUp: { method: 'POST', path: '/api/v1/identity/accounts' },
  requestVerification: { method: 'POST', path: '/api/v1/identity/email-verifications' },
  readVerificationLink: { method: 'GET', path: '/api/v1/identity/email-verifications/link' },
  verifyEmail: { method: 'POST', path: '/api/v1/identity/email-verifications/confirm' },
  requestPasswordReset: { method: 'POST', path: '/api/v1/identity/password-resets' },
  readResetLink: { method: 'GET', path: '/api/v1/identity/password-resets/link' },
  resetPassword: { method: 'POST', path: '/api/v1/identity/password-resets/confirm' },
  changePassword: { method: 'POST', path: '/api/v1/account-settings/password' },
  changeDisplayName: { method: 'POST', path: '/api/v1/account-settings/nickname' },
  listSessions: { method: 'GET', path: '/api/v1/account-settings/sessions' },
  endSession: { method: 'DELETE', path: '/api/v1/account-settings/sessions/:id' },
  signOutEverywhere: { method: 'DELETE', path: '/api/v1/account-settings/sessions' },
} as const satisfies Record<string, Address>

/** Where pages without scripts post their form for signing out; with scripts the documented call is made instead. */
export const SIGN_OUT_FORM = '/login/sign-out'
