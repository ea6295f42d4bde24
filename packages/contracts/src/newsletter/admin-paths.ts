import type { EndpointPath } from '../endpoint.ts'

export const listIssues = {
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-issues',
} as const satisfies EndpointPath
export const readIssue = {
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-issues/:id',
} as const satisfies EndpointPath
export const createIssue = {
  method: 'POST',
  path: '/api/v1/newsletter/admin/newsletter-issues',
} as const satisfies EndpointPath
export const updateIssue = {
  method: 'PUT',
  path: '/api/v1/newsletter/admin/newsletter-issues/:id',
} as const satisfies EndpointPath
export const deleteIssue = {
  method: 'DELETE',
  path: '/api/v1/newsletter/admin/newsletter-issues/:id',
} as const satisfies EndpointPath
export const moveIssue = {
  method: 'POST',
  path: '/api/v1/newsletter/admin/newsletter-issues/:id/move',
} as const satisfies EndpointPath
export const testIssue = {
  method: 'POST',
  path: '/api/v1/newsletter/admin/newsletter-issues/:id/test',
} as const satisfies EndpointPath
export const previewPage = {
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-issues/:id/preview',
} as const satisfies EndpointPath
export const previewText = {
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-issues/:id/preview-text',
} as const satisfies EndpointPath
export const listDeliveries = {
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-deliveries',
} as const satisfies EndpointPath
export const decideDelivery = {
  method: 'POST',
  path: '/api/v1/newsletter/admin/newsletter-deliveries/:id/decision',
} as const satisfies EndpointPath
export const readDeliveryMessage = {
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-deliveries/:id/message',
} as const satisfies EndpointPath
export const readDeliveryPage = {
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-deliveries/:id/page',
} as const satisfies EndpointPath
export const listSubscribers = {
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-subscribers',
} as const satisfies EndpointPath
export const importSubscribers = {
  method: 'POST',
  path: '/api/v1/newsletter/admin/newsletter-subscribers/import',
} as const satisfies EndpointPath
export const exportSubscribers = {
  method: 'POST',
  path: '/api/v1/newsletter/admin/newsletter-subscribers/export',
} as const satisfies EndpointPath
export const listSuppressions = {
  method: 'GET',
  path: '/api/v1/newsletter/admin/newsletter-suppressions',
} as const satisfies EndpointPath
export const createSuppression = {
  method: 'POST',
  path: '/api/v1/newsletter/admin/newsletter-suppressions',
} as const satisfies EndpointPath
export const removeSuppression = {
  method: 'DELETE',
  path: '/api/v1/newsletter/admin/newsletter-suppressions/:id',
} as const satisfies EndpointPath
export const reportMails = {
  method: 'POST',
  path: '/api/v1/newsletter/mail-reports',
} as const satisfies EndpointPath
