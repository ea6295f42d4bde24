import type { Address } from '../endpoint.ts'

/** `data-partners` is the documented call, eight drawn at random; `sources` are all of them and their pages. */
export const partnersAddresses = {
  draw: { method: 'GET', path: '/api/v1/partners/data-partners' },
  sources: { method: 'GET', path: '/api/v1/partners/sources' },
  count: { method: 'GET', path: '/api/v1/partners/count' },
  source: { method: 'GET', path: '/api/v1/partners/sources/:sourceUrl' },

  managePartners: { method: 'GET', path: '/api/v1/partners/admin/partners' },
  managePartner: { method: 'GET', path: '/api/v1/partners/admin/partners/:id' },
  createPartner: { method: 'POST', path: '/api/v1/partners/admin/partners' },
  updatePartner: { method: 'PUT', path: '/api/v1/partners/admin/partners/:id' },
  movePartner: { method: 'PUT', path: '/api/v1/partners/admin/partners/:id/place' },
  deletePartner: { method: 'DELETE', path: '/api/v1/partners/admin/partners/:id' },
} as const satisfies Record<string, Address>

/** A partner's page. */
export function sourcePageUri(sourceUrl: string): string {
  return `/source/${sourceUrl}`
}
