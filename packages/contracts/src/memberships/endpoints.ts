import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { membershipLimits as limits } from './plans.ts'
import * as s from './schemas.ts'

const success = z.object({ success: z.literal(true) })

/** Refusals of whatever takes money, now or later. `Idempotency-Key` may name the opened dialog. */
const TAKES_MONEY = [
  'STATUS_CONFLICT',
  'EMAIL_NOT_CONFIRMED',
  'PAYMENT_IN_PROGRESS',
  'PAYMENT_DECLINED',
  'PAYMENT_ACCOUNT_BLOCKED',
  'BILLING_UNAVAILABLE',
] as const

/** A price counts from the next request: pages that show it ask each time, so nothing is stated under `reads`. */
export const listRatePlans = defineEndpoint({
  method: 'GET',
  path: '/api/v1/memberships/rate-plans',
  name: 'memberships.list-rate-plans',
  access: 'visitor',
  summary: 'What is sold, in one currency (USD without one); Price Guide Lite only with enablePGL',
  query: s.ratePlansQuerySchema,
  response: s.ratePlansSchema,
  reads: [],
  errors: ['BILLING_UNAVAILABLE'],
})
export const readSubscription = defineEndpoint({
  method: 'GET',
  path: '/api/v1/memberships/subscriptions',
  name: 'memberships.read-subscription',
  access: 'member',
  summary: 'The subscription data of whoever is signed in',
  response: s.subscriptionSchema,
})
export const readMembership = defineEndpoint({
  method: 'GET',
  path: '/api/v1/memberships/memberships',
  name: 'memberships.read-membership',
  access: 'member',
  summary: 'The membership data of whoever is signed in',
  query: s.membershipQuerySchema,
  response: s.membershipSchema,
})
export const checkDiscount = defineEndpoint({
  method: 'GET',
  path: '/api/v1/memberships/discount-checks',
  name: 'memberships.check-discount',
  access: 'member',
  summary: 'Whether a discount code is valid for a product or rate plan; 200 for right and wrong codes',
  query: s.discountCheckQuerySchema,
  response: s.discountCheckSchema,
  errors: ['BILLING_UNAVAILABLE'],
})
export const previewPrice = defineEndpoint({
  method: 'GET',
  path: '/api/v1/memberships/price-previews',
  name: 'memberships.preview-price',
  access: 'member',
  summary: 'What a trial, purchase, change or activation costs, before it is confirmed',
  query: s.pricePreviewQuerySchema,
  response: s.pricePreviewSchema,
  errors: ['STATUS_CONFLICT', 'PAYMENT_IN_PROGRESS', 'BILLING_UNAVAILABLE'],
})
export const updateSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/v1/memberships/subscriptions',
  name: 'memberships.update-subscription',
  access: 'member',
  secondFactorRequired: true,
  status: 200,
  alsoStatus: 202,
  summary: 'Begin a trial, buy or change a membership; 202 while the outcome is not known',
  body: s.updateSubscriptionSchema,
  response: s.updatedSubscriptionSchema,
  errors: [...TAKES_MONEY, 'TRIAL_USED', 'PRICE_CHANGED'],
  rateLimits: [{ by: 'account', perHour: limits.updatesPerHour }],
})
export const withdrawChange = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/memberships/pending-changes',
  name: 'memberships.withdraw-change',
  access: 'member',
  secondFactorRequired: true,
  status: 200,
  summary: 'Take back the change that waits for the next billing date; a second call responds alike',
  response: success,
  errors: ['PAYMENT_IN_PROGRESS', 'BILLING_UNAVAILABLE'],
})
export const convertTrial = defineEndpoint({
  method: 'POST',
  path: '/api/v1/memberships/trial-conversions',
  name: 'memberships.convert-trial',
  access: 'member',
  secondFactorRequired: true,
  requestedWith: true,
  status: 200,
  alsoStatus: 202,
  summary: 'Make a running trial the paid membership that follows it; 202 while the outcome is not known',
  body: s.convertTrialSchema,
  response: s.convertedTrialSchema,
  errors: [...TAKES_MONEY, 'PRICE_CHANGED'],
  rateLimits: [{ by: 'account', perHour: limits.updatesPerHour }],
})
export const cancelMembership = defineEndpoint({
  method: 'POST',
  path: '/api/v1/memberships/cancellations',
  name: 'memberships.cancel-membership',
  access: 'member',
  secondFactorRequired: true,
  status: 200,
  summary: 'Renew no more; what is paid for stays open. A second call responds alike',
  body: s.cancellationSchema,
  response: s.cancelledSchema,
  errors: ['STATUS_CONFLICT', 'PAYMENT_IN_PROGRESS', 'BILLING_UNAVAILABLE'],
})
export const reactivateMembership = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/memberships/cancellations',
  name: 'memberships.reactivate-membership',
  access: 'member',
  secondFactorRequired: true,
  status: 200,
  summary: 'Take a cancellation back before the membership has ended',
  response: success,
  errors: ['STATUS_CONFLICT', 'PAYMENT_IN_PROGRESS', 'BILLING_UNAVAILABLE'],
})

// --- payment methods, checkouts, invoices -----------------------------------------------------------

export const changePaymentMethod = defineEndpoint({
  method: 'POST',
  path: '/api/v1/memberships/payment-methods',
  name: 'memberships.change-payment-method',
  access: 'member',
  secondFactorRequired: true,
  status: 200,
  summary: 'Where another payment method is given; an open invoice is tried with it at once',
  response: s.paymentMethodSchema,
  errors: ['STATUS_CONFLICT', 'EMAIL_NOT_CONFIRMED', 'PAYMENT_IN_PROGRESS', 'BILLING_UNAVAILABLE'],
  rateLimits: [{ by: 'account', perHour: limits.updatesPerHour }],
})
export const readCheckout = defineEndpoint({
  method: 'GET',
  path: '/api/v1/memberships/checkouts/:key',
  name: 'memberships.read-checkout',
  access: 'member',
  summary: 'One checkout of whoever is signed in: what it is for and what has become of it',
  params: s.byKeySchema,
  response: s.checkoutSchema,
  errors: ['NOT_FOUND', 'BILLING_UNAVAILABLE'],
})
export const completeCheckout = defineEndpoint({
  method: 'POST',
  path: '/api/v1/memberships/checkouts/:key/complete',
  name: 'memberships.complete-checkout',
  access: 'member',
  status: 200,
  summary:
    'What the provider sent to the callback page; responds with what has become of the checkout, also where it was declined or the outcome is not known. A second call responds alike',
  params: s.byKeySchema,
  body: s.completeCheckoutSchema,
  response: s.checkoutSchema,
  errors: [
    'NOT_FOUND',
    'STATUS_CONFLICT',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_ACCOUNT_BLOCKED',
    'TRIAL_USED',
    'BILLING_UNAVAILABLE',
  ],
})
export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/memberships/invoices',
  name: 'memberships.list-invoices',
  access: 'member',
  summary: 'The invoices of whoever is signed in, newest first',
  query: s.invoicesQuerySchema,
  response: s.invoicesSchema,
  errors: ['BILLING_UNAVAILABLE'],
})
export const downloadInvoice = defineEndpoint({
  method: 'GET',
  path: '/api/v1/memberships/invoices/:id/pdf',
  name: 'memberships.download-invoice',
  access: 'member',
  responseType: 'stream',
  responseKinds: ['application/pdf'],
  summary: "An invoice as the provider prints it; another member's is as a missing one",
  params: s.byInvoiceSchema,
  errors: ['NOT_FOUND', 'BILLING_UNAVAILABLE'],
})
