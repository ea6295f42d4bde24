import type { Address } from '../endpoint.ts'

export const manageSynonyms = { method: 'GET', path: '/api/v1/synonyms/admin/synonyms' } as const satisfies Address
export const manageSynonym = { method: 'GET', path: '/api/v1/synonyms/admin/synonyms/:id' } as const satisfies Address
export const createSynonym = { method: 'POST', path: '/api/v1/synonyms/admin/synonyms' } as const satisfies Address
export const updateSynonym = { method: 'PUT', path: '/api/v1/synonyms/admin/synonyms/:id' } as const satisfies Address
export const deleteSynonym = { method: 'DELETE', path: '/api/v1/synonyms/admin/synonyms/:id' } as const satisfies Address
