import type { EndpointPath } from '../endpoint.ts'

/** What the editor asks of any text, whatever its kind. */
export const holdLease = { method: 'PUT', path: '/api/v1/texts/admin/:kind/:id/lease' } as const satisfies EndpointPath
export const endLease = { method: 'DELETE', path: '/api/v1/texts/admin/:kind/:id/lease' } as const satisfies EndpointPath
