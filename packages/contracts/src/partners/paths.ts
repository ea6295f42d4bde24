import type { EndpointPath } from '../endpoint.ts'

/** `data-partners` is the documented call, eight drawn at random; `sources` are all of them and their pages. */
export const draw = { method: 'GET', path: '/api/v1/partners/data-partners' } as const satisfies EndpointPath
export const sources = { method: 'GET', path: '/api/v1/partners/sources' } as const satisfies EndpointPath
export const count = { method: 'GET', path: '/api/v1/partners/count' } as const satisfies EndpointPath
export const source = {
  method: 'GET',
  path: '/api/v1/partners/sources/:sourceUrl',
} as const satisfies EndpointPath

export const managePartners = {
  method: 'GET',
  path: '/api/v1/partners/admin/partners',
} as const satisfies EndpointPath
export const managePartner = {
  method: 'GET',
  path: '/api/v1/partners/admin/partners/:id',
} as const satisfies EndpointPath
export const createPartner = {
  method: 'POST',
  path: '/api/v1/partners/admin/partners',
} as const satisfies EndpointPath
export const updatePartner = {
  method: 'PUT',
  path: '/api/v1/partners/admin/partners/:id',
} as const satisfies EndpointPath
export const movePartner = {
  method: 'PUT',
  path: '/api/v1/partners/admin/partners/:id/place',
} as const satisfies EndpointPath
export const deletePartner = {
  method: 'DELETE',
  path: '/api/v1/partners/admin/partners/:id',
} as const satisfies EndpointPath

/** A partner's page. */
export function sourcePageUri(sourceUrl: string): string {
  return `/source/${sourceUrl}`
}
