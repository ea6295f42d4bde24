import type { Address } from '../endpoint.ts'

export const newsletterAdminAddresses = {
  listIssues: { method: 'GET', path: '/api/v1/newsletter/admin/newsletter-issues' },
  readIssue: { method: 'GET', path: '/api/v1/newsletter/admin/newsletter-issues/:id' },
  createIssue: { method: 'POST', path: '/api/v1/newsletter/admin/newsletter-issues' },
  updateIssue: { method: 'PUT', path: '/api/v1/newsletter/admin/newsletter-issues/:id' },
  deleteIssue: { method: 'DELETE', path: '/api/v1/newsletter/admin/newsletter-issues/:id' },
  moveIssue: { method: 'POST', path: '/api/v1/newsletter/admin/newsletter-issues/:id/move' },
  testIssue: { method: 'POST', path: '/api/v1/newsletter/admin/newsletter-issues/:id/test' },
  previewPage: { method: 'GET', path: '/api/v1/newsletter/admin/newsletter-issues/:id/preview' },
  previewText: { method: 'GET', path: '/api/v1/newsletter/admin/newsletter-issues/:id/preview-text' },
  listDeliveries: { method: 'GET', path: '/api/v1/newsletter/admin/newsletter-deliveries' },
  decideDelivery: { method: 'POST', path: '/api/v1/newsletter/admin/newsletter-deliveries/:id/decision' },
  readDeliveryMessage: { method: 'GET', path: '/api/v1/newsletter/admin/newsletter-deliveries/:id/message' },
  readDeliveryPage: { method: 'GET', path: '/api/v1/newsletter/admin/newsletter-deliveries/:id/page' },
  listSuppressions: { method: 'GET', path: '/api/v1/newsletter/admin/newsletter-suppressions' },
  createSuppression: { method: 'POST', path: '/api/v1/newsletter/admin/newsletter-suppressions' },
  removeSuppression: { method: 'DELETE', path: '/api/v1/newsletter/admin/newsletter-suppressions/:id' },
  reportMails: { method: 'POST', path: '/api/v1/newsletter/mail-reports' },
} as const satisfies Record<string, Address>
