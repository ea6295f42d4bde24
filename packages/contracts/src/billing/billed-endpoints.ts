import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { simpleRestQuerySchema } from '../parameters.ts'
import * as s from './billed-schemas.ts'

const manage = { capability: 'billing.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const manageSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/billing/admin/subscriptions',
  name: 'billing.manage-subscriptions',
  access: manage,
  summary: 'Subscriptions that members bought; filters email, product, provider and state',
  query: simpleRestQuerySchema,
  response: z.array(s.billedSubscriptionSchema),
})
export const manageSubscription = defineEndpoint({
  method: 'GET',
  path: '/api/v1/billing/admin/subscriptions/:id',
  name: 'billing.manage-subscription',
  access: manage,
  summary: 'One subscription with its operations and notifications',
  params: byId,
  response: s.billedSubscriptionDetailsSchema,
  errors: ['NOT_FOUND'],
})

export const manageOperations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/billing/admin/billing-operations',
  name: 'billing.manage-operations',
  access: manage,
  summary:
    'Outward acts at the payment providers, newest first; filters email, state, provider and isOverdue',
  query: simpleRestQuerySchema,
  response: z.array(s.managedOperationSchema),
})
export const manageOperation = defineEndpoint({
  method: 'GET',
  path: '/api/v1/billing/admin/billing-operations/:id',
  name: 'billing.manage-operation',
  access: manage,
  summary: 'One outward act',
  params: byId,
  response: s.managedOperationSchema,
  errors: ['NOT_FOUND'],
})
export const askOperationAgain = defineEndpoint({
  method: 'POST',
  path: '/api/v1/billing/admin/billing-operations/:id/ask-again',
  name: 'billing.ask-operation-again',
  access: manage,
  status: 200,
  summary: 'Ask the provider at once what became of an act of which nobody knows. It is read, never repeated',
  params: byId,
  response: s.managedOperationSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'REVISION_CONFLICT'],
})
export const countOperationAsDone = defineEndpoint({
  method: 'POST',
  path: '/api/v1/billing/admin/billing-operations/:id/count-as-done',
  name: 'billing.count-operation-as-done',
  access: manage,
  status: 200,
  summary: 'Staff have seen at the provider that an act was done: the subscription there is read and applied',
  params: byId,
  response: s.managedOperationSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'REVISION_CONFLICT', 'BILLING_UNAVAILABLE'],
})
export const countOperationAsFailed = defineEndpoint({
  method: 'POST',
  path: '/api/v1/billing/admin/billing-operations/:id/count-as-failed',
  name: 'billing.count-operation-as-failed',
  access: manage,
  status: 200,
  summary: 'Staff have seen at the provider that an act was never done',
  params: byId,
  response: s.managedOperationSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'REVISION_CONFLICT'],
})

export const listRefundsDue = defineEndpoint({
  method: 'GET',
  path: '/api/v1/billing/admin/refunds-due',
  name: 'billing.list-refunds-due',
  access: manage,
  summary: 'Payments to refund, the longest waiting first, at most 100',
  response: s.refundListSchema,
})
export const settleRefund = defineEndpoint({
  method: 'POST',
  path: '/api/v1/billing/admin/refunds-due/:id/settle',
  name: 'billing.settle-refund',
  access: manage,
  status: 200,
  summary: 'A payment was refunded at the provider',
  params: byId,
  response: s.refundDueSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT', 'REVISION_CONFLICT'],
})
