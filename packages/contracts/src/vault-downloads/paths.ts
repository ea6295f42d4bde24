import type { EndpointPath } from '../endpoint.ts'

export const csv = { method: 'GET', path: '/api/v1/vault/download/items/csv' } as const satisfies EndpointPath
export const pdf = { method: 'GET', path: '/api/v1/vault/download/items/pdf' } as const satisfies EndpointPath
export const count = {
  method: 'GET',
  path: '/api/v1/vault/download/items/count',
} as const satisfies EndpointPath
export const originals = {
  method: 'GET',
  path: '/api/v1/vault/download/originals/zip',
} as const satisfies EndpointPath
export const startDocument = {
  method: 'POST',
  path: '/api/v1/vault/documents',
} as const satisfies EndpointPath
export const newestDocument = {
  method: 'GET',
  path: '/api/v1/vault/documents/newest',
} as const satisfies EndpointPath
export const documentFile = {
  method: 'GET',
  path: '/api/v1/vault/documents/:id/file',
} as const satisfies EndpointPath
