import type { EndpointPath } from '../endpoint.ts'

export const subscriptions = {
  method: 'GET',
  path: '/api/v1/billing/admin/subscriptions',
} as const satisfies EndpointPath
export const subscription = {
  method: 'GET',
  path: '/api/v1/billing/admin/subscriptions/:id',
} as const satisfies EndpointPath

export const operations = {
  method: 'GET',
  path: '/api/v1/billing/admin/billing-operations',
} as const satisfies EndpointPath
export const operation = {
  method: 'GET',
  path: '/api/v1/billing/admin/billing-operations/:id',
} as const satisfies EndpointPath
export const askAgain = {
  method: 'POST',
  path: '/api/v1/billing/admin/billing-operations/:id/ask-again',
} as const satisfies EndpointPath
export const countAsDone = {
  method: 'POST',
  path: '/api/v1/billing/admin/billing-operations/:id/count-as-done',
} as const satisfies EndpointPath
export const countAsFailed = {
  method: 'POST',
  path: '/api/v1/billing/admin/billing-operations/:id/count-as-failed',
} as const satisfies EndpointPath

export const refundsDue = {
  method: 'GET',
  path: '/api/v1/billing/admin/refunds-due',
} as const satisfies EndpointPath
export const settleRefund = {
  method: 'POST',
  path: '/api/v1/billing/admin/refunds-due/:id/settle',
} as const satisfies EndpointPath
