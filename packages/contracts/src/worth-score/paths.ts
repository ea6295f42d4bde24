import type { EndpointPath } from '../endpoint.ts'

export const tryEstimate = { method: 'POST', path: '/api/v1/worth-score/admin/estimates' } as const satisfies EndpointPath
export const lessons = { method: 'GET', path: '/api/v1/worth-score/admin/lessons' } as const satisfies EndpointPath
