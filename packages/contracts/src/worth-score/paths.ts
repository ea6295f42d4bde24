import type { EndpointPath } from '../endpoint.ts'

export const liteValuation = {
  method: 'GET',
  path: '/api/v1/worthscore/lite-valuation/:itemId',
} as const satisfies EndpointPath
export const score = {
  method: 'GET',
  path: '/api/v1/worthscore/scores/:itemId',
} as const satisfies EndpointPath
export const generateScore = {
  method: 'POST',
  path: '/api/v1/worthscore/scores',
} as const satisfies EndpointPath
export const saveSnapshot = {
  method: 'PUT',
  path: '/api/v1/worthscore/scores/:itemId',
} as const satisfies EndpointPath

export const tryEstimate = {
  method: 'POST',
  path: '/api/v1/worth-score/admin/estimates',
} as const satisfies EndpointPath
export const lessons = {
  method: 'GET',
  path: '/api/v1/worth-score/admin/lessons',
} as const satisfies EndpointPath
export const learning = {
  method: 'GET',
  path: '/api/v1/worth-score/admin/learning',
} as const satisfies EndpointPath
