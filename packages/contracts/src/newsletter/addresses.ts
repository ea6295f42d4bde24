import type { Address } from '../endpoint.ts'

export const newsletterAddresses = {
  subscribe: { method: 'POST', path: '/api/v1/account-settings/newsletter' },
  readEmailPreferences: { method: 'GET', path: '/api/v1/account-settings/email-preferences' },
  changeEmailPreference: { method: 'PUT', path: '/api/v1/account-settings/email-preferences/:category' },
  latestIssue: { method: 'GET', path: '/api/v1/newsletter/latest-issue' },
  readConfirmation: { method: 'GET', path: '/api/v1/newsletter/confirmation' },
  confirm: { method: 'POST', path: '/api/v1/newsletter/confirmation' },
  readUnsubscription: { method: 'GET', path: '/api/v1/newsletter/unsubscription' },
  unsubscribe: { method: 'POST', path: '/api/v1/newsletter/unsubscription' },
} as const satisfies Record<string, Address>
