import type { EndpointPath } from '../endpoint.ts'

export const manageSynonyms = {
  method: 'GET',
  path: '/api/v1/synonyms/admin/synonyms',
} as const satisfies EndpointPath
export const manageSynonym = {
  method: 'GET',
  path: '/api/v1/synonyms/admin/synonyms/:id',
} as const satisfies EndpointPath
export const createSynonym = {
  method: 'POST',
  path: '/api/v1/synonyms/admin/synonyms',
} as const satisfies EndpointPath
export const updateSynonym = {
  method: 'PUT',
  path: '/api/v1/synonyms/admin/synonyms/:id',
} as const satisfies EndpointPath
export const deleteSynonym = {
  method: 'DELETE',
  path: '/api/v1/synonyms/admin/synonyms/:id',
} as const satisfies EndpointPath
