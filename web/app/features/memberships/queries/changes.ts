import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/memberships/endpoints'
import type { EndpointRequest } from '@vitrine/contracts/endpoint'
import { IDEMPOTENCY_KEY } from '@vitrine/contracts/memberships/plans'

const withKey = (key: string) => ({ headers: { [IDEMPOTENCY_KEY]: key } })

export type SubscriptionUpdate = EndpointRequest<typeof endpoints.updateSubscription>['body']
export type TrialConversion = EndpointRequest<typeof endpoints.convertTrial>['body']

export const updateSubscription = (call: Client, body: SubscriptionUpdate, key: string) =>
  call(endpoints.updateSubscription, { body }, withKey(key))
export const convertTrial = (call: Client, body: TrialConversion, key: string) =>
  call(endpoints.convertTrial, { body }, withKey(key))
export const checkDiscount = (call: Client, product: string, discountCode: string) =>
  call(endpoints.checkDiscount, { query: { product, discountCode } })
export const cancelMembership = (call: Client) => call(endpoints.cancelMembership, { body: {} })
export const reactivateMembership = (call: Client) => call(endpoints.reactivateMembership, {})
export const withdrawChange = (call: Client) => call(endpoints.withdrawChange, {})
export const changePaymentMethod = (call: Client) => call(endpoints.changePaymentMethod, {})
