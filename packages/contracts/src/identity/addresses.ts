import type { Address } from '../endpoint.ts'

export const userDetails = { method: 'GET', path: '/api/v1/identity/user-details' } as const satisfies Address
export const subscriptionStatus = { method: 'GET', path: '/api/v1/identity/subscription-status' } as const satisfies Address
export const signIn = { method: 'POST', path: '/api/v1/identity/sessions' } as const satisfies Address
export const signOut = { method: 'HEAD', path: '/api/v1/identity/sign-out' } as const satisfies Address
export const signUp = { method: 'POST', path: '/api/v1/identity/accounts' } as const satisfies Address
export const requestVerification = { method: 'POST', path: '/api/v1/identity/email-verifications' } as const satisfies Address
export const readVerificationLink = { method: 'GET', path: '/api/v1/identity/email-verifications/link' } as const satisfies Address
export const verifyEmail = { method: 'POST', path: '/api/v1/identity/email-verifications/confirm' } as const satisfies Address
export const requestPasswordReset = { method: 'POST', path: '/api/v1/identity/password-resets' } as const satisfies Address
export const readResetLink = { method: 'GET', path: '/api/v1/identity/password-resets/link' } as const satisfies Address
export const resetPassword = { method: 'POST', path: '/api/v1/identity/password-resets/confirm' } as const satisfies Address
export const changePassword = { method: 'POST', path: '/api/v1/account-settings/password' } as const satisfies Address
export const changeDisplayName = { method: 'POST', path: '/api/v1/account-settings/nickname' } as const satisfies Address
export const listSessions = { method: 'GET', path: '/api/v1/account-settings/sessions' } as const satisfies Address
export const endSession = { method: 'DELETE', path: '/api/v1/account-settings/sessions/:id' } as const satisfies Address
export const signOutEverywhere = { method: 'DELETE', path: '/api/v1/account-settings/sessions' } as const satisfies Address

/** Where pages without scripts post their form for signing out; with scripts the documented call is made instead. */
export const SIGN_OUT_FORM = '/login/sign-out'
