import type { EndpointPath } from '../endpoint.ts'

export const ratePlans = {
  method: 'GET',
  path: '/api/v1/billing/admin/rate-plans',
} as const satisfies EndpointPath
export const ratePlan = {
  method: 'GET',
  path: '/api/v1/billing/admin/rate-plans/:id',
} as const satisfies EndpointPath
export const createRatePlan = {
  method: 'POST',
  path: '/api/v1/billing/admin/rate-plans',
} as const satisfies EndpointPath
export const updateRatePlan = {
  method: 'PUT',
  path: '/api/v1/billing/admin/rate-plans/:id',
} as const satisfies EndpointPath

export const discountCodes = {
  method: 'GET',
  path: '/api/v1/billing/admin/discount-codes',
} as const satisfies EndpointPath
export const discountCode = {
  method: 'GET',
  path: '/api/v1/billing/admin/discount-codes/:id',
} as const satisfies EndpointPath
export const createDiscountCode = {
  method: 'POST',
  path: '/api/v1/billing/admin/discount-codes',
} as const satisfies EndpointPath
export const updateDiscountCode = {
  method: 'PUT',
  path: '/api/v1/billing/admin/discount-codes/:id',
} as const satisfies EndpointPath
export const deleteDiscountCode = {
  method: 'DELETE',
  path: '/api/v1/billing/admin/discount-codes/:id',
} as const satisfies EndpointPath
