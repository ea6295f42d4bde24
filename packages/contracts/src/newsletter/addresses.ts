import type { Address } from '../endpoint.ts'

export const subscribe = { method: 'POST', path: '/api/v1/account-settings/newsletter' } as const satisfies Address
export const readEmailPreferences = { method: 'GET', path: '/api/v1/account-settings/email-preferences' } as const satisfies Address
export const changeEmailPreference = { method: 'PUT', path: '/api/v1/account-settings/email-preferences/:category' } as const satisfies Address
export const latestIssue = { method: 'GET', path: '/api/v1/newsletter/latest-issue' } as const satisfies Address
export const readConfirmation = { method: 'GET', path: '/api/v1/newsletter/confirmation' } as const satisfies Address
export const confirm = { method: 'POST', path: '/api/v1/newsletter/confirmation' } as const satisfies Address
export const readUnsubscription = { method: 'GET', path: '/api/v1/newsletter/unsubscription' } as const satisfies Address
export const unsubscribe = { method: 'POST', path: '/api/v1/newsletter/unsubscription' } as const satisfies Address
