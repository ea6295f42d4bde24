import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import * as at from './paths.ts'
import { avangateFormSchema, zuoraCalloutSchema } from './webhook-schemas.ts'

const notification = {
  access: 'webhook',
  errors: ['WEBHOOK_REFUSED'],
  rateLimits: [{ by: 'address', perMinute: 120, counts: 'refused' }],
} as const

export const receiveZuoraCallout = defineEndpoint({
  ...at.zuoraCallout,
  ...notification,
  name: 'memberships.receive-zuora-callout',
  status: 200,
  summary:
    'Zuora tells that something has changed; signed in `X-Callout-Signature`. Stored once, and worked off by reading the record there',
  body: zuoraCalloutSchema,
  response: z.object({ success: z.literal(true) }),
})
export const receiveAvangateIpn = defineEndpoint({
  ...at.avangateIpn,
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
  ...at.checkAvangateIpn,
  name: 'memberships.check-avangate-ipn',
  access: 'webhook',
  status: 200,
  reads: [],
  summary: '2Checkout looks whether the URL is there; an empty response',
})
export const receiveAvangateLcn = defineEndpoint({
  ...at.avangateLcn,
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
  ...at.checkAvangateLcn,
  name: 'memberships.check-avangate-lcn',
  access: 'webhook',
  status: 200,
  reads: [],
  summary: '2Checkout looks whether the URL is there; an empty response',
})
