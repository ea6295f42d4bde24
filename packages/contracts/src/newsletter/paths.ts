import type { EndpointPath } from '../endpoint.ts'

export const subscribe = {
  method: 'POST',
  path: '/api/v1/account-settings/newsletter',
} as const satisfies EndpointPath
export const readEmailPreferences = {
  method: 'GET',
  path: '/api/v1/account-settings/email-preferences',
} as const satisfies EndpointPath
export const changeEmailPreference = {
  method: 'PUT',
  path: '/api/v1/account-settings/email-preferences/:category',
} as const satisfies EndpointPath
export const latestIssue = {
  method: 'GET',
  path: '/api/v1/newsletter/latest-issue',
} as const satisfies EndpointPath
export const readConfirmation = {
  method: 'GET',
  path: '/api/v1/newsletter/confirmation',
} as const satisfies EndpointPath
export const confirm = {
  method: 'POST',
  path: '/api/v1/newsletter/confirmation',
} as const satisfies EndpointPath
export const readUnsubscription = {
  method: 'GET',
  path: '/api/v1/newsletter/unsubscription',
} as const satisfies EndpointPath
export const unsubscribe = {
  method: 'POST',
  path: '/api/v1/newsletter/unsubscription',
} as const satisfies EndpointPath
