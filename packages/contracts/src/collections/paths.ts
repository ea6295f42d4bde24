import type { EndpointPath } from '../endpoint.ts'

export const list = { method: 'GET', path: '/api/v1/vault/item-collections' } as const satisfies EndpointPath
export const compact = {
  method: 'GET',
  path: '/api/v1/vault/item-collections/compact',
} as const satisfies EndpointPath
export const create = {
  method: 'POST',
  path: '/api/v1/vault/item-collections',
} as const satisfies EndpointPath
export const collection = {
  method: 'GET',
  path: '/api/v1/vault/item-collections/:id',
} as const satisfies EndpointPath
export const update = {
  method: 'PUT',
  path: '/api/v1/vault/item-collections/:id',
} as const satisfies EndpointPath
export const remove = {
  method: 'DELETE',
  path: '/api/v1/vault/item-collections/:id',
} as const satisfies EndpointPath
export const uploadPicture = {
  method: 'POST',
  path: '/api/v1/vault/item-collections/upload/:id/image',
} as const satisfies EndpointPath

export const publicCollection = {
  method: 'GET',
  path: '/api/v1/vault/public/item-collections/:id',
} as const satisfies EndpointPath
export const publicItems = {
  method: 'GET',
  path: '/api/v1/vault/public/items',
} as const satisfies EndpointPath
export const report = {
  method: 'POST',
  path: '/api/v1/vault/public/item-collections/:id/reports',
} as const satisfies EndpointPath

export const manageReports = {
  method: 'GET',
  path: '/api/v1/collections/admin/collection-reports',
} as const satisfies EndpointPath
export const manageReport = {
  method: 'GET',
  path: '/api/v1/collections/admin/collection-reports/:id',
} as const satisfies EndpointPath
export const dismissReport = {
  method: 'POST',
  path: '/api/v1/collections/admin/collection-reports/:id/dismiss',
} as const satisfies EndpointPath
export const takeDown = {
  method: 'POST',
  path: '/api/v1/collections/admin/collection-reports/:id/take-down',
} as const satisfies EndpointPath
export const lift = {
  method: 'POST',
  path: '/api/v1/collections/admin/collection-reports/:id/lift',
} as const satisfies EndpointPath
