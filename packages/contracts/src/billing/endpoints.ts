import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { simpleRestQuerySchema } from '../parameters.ts'
import { discountCodeInputSchema, managedDiscountCodeSchema } from './discount-code-schemas.ts'
import { managedRatePlanSchema, newRatePlanSchema, ratePlanChangeSchema } from './rate-plan-schemas.ts'

const manage = { capability: 'prices.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const manageRatePlans = defineEndpoint({
  method: 'GET',
  path: '/api/v1/billing/admin/rate-plans',
  name: 'billing.manage-rate-plans',
  access: manage,
  summary: 'Prices of plans in each currency, for the console',
  query: simpleRestQuerySchema,
  response: z.array(managedRatePlanSchema),
})
export const manageRatePlan = defineEndpoint({
  method: 'GET',
  path: '/api/v1/billing/admin/rate-plans/:id',
  name: 'billing.manage-rate-plan',
  access: manage,
  summary: 'One price of a plan',
  params: byId,
  response: managedRatePlanSchema,
  errors: ['NOT_FOUND'],
})
export const createRatePlan = defineEndpoint({
  method: 'POST',
  path: '/api/v1/billing/admin/rate-plans',
  name: 'billing.create-rate-plan',
  access: manage,
  status: 201,
  summary: 'A price for a plan that has none in this currency',
  body: newRatePlanSchema,
  response: managedRatePlanSchema,
  errors: ['ALREADY_EXISTS', 'BILLING_UNAVAILABLE'],
})
export const updateRatePlan = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/billing/admin/rate-plans/:id',
  name: 'billing.update-rate-plan',
  access: manage,
  summary:
    'Change a price. Another amount makes a new row that takes over, and that is the response; subscribers keep theirs',
  params: byId,
  body: ratePlanChangeSchema,
  response: managedRatePlanSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'REVISION_CONFLICT', 'BILLING_UNAVAILABLE'],
})

export const manageDiscountCodes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/billing/admin/discount-codes',
  name: 'billing.manage-discount-codes',
  access: manage,
  summary: 'Discount codes and how often they were used, for the console',
  query: simpleRestQuerySchema,
  response: z.array(managedDiscountCodeSchema),
})
export const manageDiscountCode = defineEndpoint({
  method: 'GET',
  path: '/api/v1/billing/admin/discount-codes/:id',
  name: 'billing.manage-discount-code',
  access: manage,
  summary: 'One discount code',
  params: byId,
  response: managedDiscountCodeSchema,
  errors: ['NOT_FOUND'],
})
export const createDiscountCode = defineEndpoint({
  method: 'POST',
  path: '/api/v1/billing/admin/discount-codes',
  name: 'billing.create-discount-code',
  access: manage,
  status: 201,
  summary: 'A new discount code',
  body: discountCodeInputSchema,
  response: managedDiscountCodeSchema,
  errors: ['ALREADY_EXISTS'],
})
export const updateDiscountCode = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/billing/admin/discount-codes/:id',
  name: 'billing.update-discount-code',
  access: manage,
  summary: 'Change a discount code; what it takes off stays as it is once it was used',
  params: byId,
  body: discountCodeInputSchema,
  response: managedDiscountCodeSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'STATUS_CONFLICT', 'REVISION_CONFLICT'],
})
export const deleteDiscountCode = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/billing/admin/discount-codes/:id',
  name: 'billing.delete-discount-code',
  access: manage,
  summary: 'Delete a discount code that was never used',
  params: byId,
  errors: ['NOT_FOUND', 'IN_USE'],
})
