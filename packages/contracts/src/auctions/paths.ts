import type { EndpointPath } from '../endpoint.ts'

export const search = {
  method: 'GET',
  path: '/api/v1/auctions/search-results',
} as const satisfies EndpointPath
export const suggestions = {
  method: 'GET',
  path: '/api/v1/auctions/suggestions',
} as const satisfies EndpointPath
export const read = { method: 'GET', path: '/api/v1/auctions/items/:id' } as const satisfies EndpointPath
export const calendar = {
  method: 'GET',
  path: '/api/v1/auctions/items/:id/calendar',
} as const satisfies EndpointPath

export const manageAuctions = {
  method: 'GET',
  path: '/api/v1/auctions/admin/auctions',
} as const satisfies EndpointPath
export const manageAuction = {
  method: 'GET',
  path: '/api/v1/auctions/admin/auctions/:id',
} as const satisfies EndpointPath
export const createAuction = {
  method: 'POST',
  path: '/api/v1/auctions/admin/auctions',
} as const satisfies EndpointPath
export const updateAuction = {
  method: 'PUT',
  path: '/api/v1/auctions/admin/auctions/:id',
} as const satisfies EndpointPath
export const deleteAuction = {
  method: 'DELETE',
  path: '/api/v1/auctions/admin/auctions/:id',
} as const satisfies EndpointPath
