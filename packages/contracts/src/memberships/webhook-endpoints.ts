import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { avangateFormSchema, zuoraCalloutSchema } from './webhook-schemas.ts'

const notification = {
  access: 'webhook',
  errors: ['WEBHOOK_REFUSED'],
  rateLimits: [{ by: 'address', perMinute: 120, counts: 'refused' }],
} as const

export const receiveZuoraCallout = defineEndpoint({
  method: 'POST',
  path: '/api/v1/memberships/zuora-callouts',
  ...notification,
  name: 'memberships.receive-zuora-callout',
  status: 200,
  summary:
    'Zuora tells that something has changed; signed in `X-Callout-Signature`. Stored once, and worked off by reading the record there',
  body: zuoraCalloutSchema,
  response: z.object({ success: z.literal(true) }),
})
export const receiveAvangateIpn = defineEndpoint({
  method: 'POST',
  path: '/api/v1/memberships/avangate-ipn',
  ...notification,
  name: 'memberships.receive-avangate-ipn',
  status: 200,
  bodyType: 'form',
  responseType: 'html',
  summary: '2Checkout tells of an order; the response is its signed receipt',
  body: avangateFormSchema,
  response: z.string(),
})
export const checkAvangateIpn = defineEndpoint({
  method: 'GET',
  path: '/api/v1/memberships/avangate-ipn',
  name: 'memberships.check-avangate-ipn',
  access: 'webhook',
  status: 200,
  reads: [],
  summary: '2Checkout looks whether the URL is there; an empty response',
})
export const receiveAvangateLcn = defineEndpoint({
  method: 'POST',
  path: '/api/v1/memberships/avangate-lcn',
  ...notification,
  name: 'memberships.receive-avangate-lcn',
  status: 200,
  bodyType: 'form',
  responseType: 'html',
  summary: '2Checkout tells of a subscription; the response is its signed receipt',
  body: avangateFormSchema,
  response: z.string(),
})
export const checkAvangateLcn = defineEndpoint({
  method: 'GET',
  path: '/api/v1/memberships/avangate-lcn',
  name: 'memberships.check-avangate-lcn',
  access: 'webhook',
  status: 200,
  reads: [],
  summary: '2Checkout looks whether the URL is there; an empty response',
})
