import type { EndpointPath } from '../endpoint.ts'

export const ratePlans = {
  method: 'GET',
  path: '/api/v1/memberships/rate-plans',
} as const satisfies EndpointPath
export const subscription = {
  method: 'GET',
  path: '/api/v1/memberships/subscriptions',
} as const satisfies EndpointPath
export const membership = {
  method: 'GET',
  path: '/api/v1/memberships/memberships',
} as const satisfies EndpointPath
export const discountCheck = {
  method: 'GET',
  path: '/api/v1/memberships/discount-checks',
} as const satisfies EndpointPath
export const pricePreview = {
  method: 'GET',
  path: '/api/v1/memberships/price-previews',
} as const satisfies EndpointPath

export const updateSubscription = {
  method: 'POST',
  path: '/api/v1/memberships/subscriptions',
} as const satisfies EndpointPath
export const withdrawChange = {
  method: 'DELETE',
  path: '/api/v1/memberships/pending-changes',
} as const satisfies EndpointPath
export const convertTrial = {
  method: 'POST',
  path: '/api/v1/memberships/trial-conversions',
} as const satisfies EndpointPath
export const cancel = {
  method: 'POST',
  path: '/api/v1/memberships/cancellations',
} as const satisfies EndpointPath
export const reactivate = {
  method: 'DELETE',
  path: '/api/v1/memberships/cancellations',
} as const satisfies EndpointPath

export const changePaymentMethod = {
  method: 'POST',
  path: '/api/v1/memberships/payment-methods',
} as const satisfies EndpointPath
export const checkout = {
  method: 'GET',
  path: '/api/v1/memberships/checkouts/:key',
} as const satisfies EndpointPath
export const completeCheckout = {
  method: 'POST',
  path: '/api/v1/memberships/checkouts/:key/complete',
} as const satisfies EndpointPath
export const invoices = {
  method: 'GET',
  path: '/api/v1/memberships/invoices',
} as const satisfies EndpointPath
export const invoicePdf = {
  method: 'GET',
  path: '/api/v1/memberships/invoices/:id/pdf',
} as const satisfies EndpointPath

export const zuoraCallout = {
  method: 'POST',
  path: '/api/v1/memberships/zuora-callouts',
} as const satisfies EndpointPath
export const avangateIpn = {
  method: 'POST',
  path: '/api/v1/memberships/avangate-ipn',
} as const satisfies EndpointPath
export const checkAvangateIpn = {
  method: 'GET',
  path: '/api/v1/memberships/avangate-ipn',
} as const satisfies EndpointPath
export const avangateLcn = {
  method: 'POST',
  path: '/api/v1/memberships/avangate-lcn',
} as const satisfies EndpointPath
export const checkAvangateLcn = {
  method: 'GET',
  path: '/api/v1/memberships/avangate-lcn',
} as const satisfies EndpointPath
