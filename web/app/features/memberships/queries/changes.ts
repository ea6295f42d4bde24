import type { Client } from '@vitrine/contracts/client'
import type * as endpoints from '@vitrine/contracts/memberships/endpoints'
import type { EndpointRequest } from '@vitrine/contracts/endpoint'
import * as at from '@vitrine/contracts/memberships/paths'
import { IDEMPOTENCY_KEY } from '@vitrine/contracts/memberships/plans'

const withKey = (key: string) => ({ headers: { [IDEMPOTENCY_KEY]: key } })

export type SubscriptionUpdate = EndpointRequest<typeof endpoints.updateSubscription>['body']
export type TrialConversion = EndpointRequest<typeof endpoints.convertTrial>['body']

export const updateSubscription = (call: Client, body: SubscriptionUpdate, key: string) =>
  call<typeof endpoints.updateSubscription>(at.updateSubscription, { body }, withKey(key))
export const convertTrial = (call: Client, body: TrialConversion, key: string) =>
  call<typeof endpoints.convertTrial>(at.convertTrial, { body }, withKey(key))
export const checkDiscount = (call: Client, product: string, discountCode: string) =>
  call<typeof endpoints.checkDiscount>(at.discountCheck, { query: { product, discountCode } })
export const cancelMembership = (call: Client) =>
  call<typeof endpoints.cancelMembership>(at.cancel, { body: {} })
export const reactivateMembership = (call: Client) =>
  call<typeof endpoints.reactivateMembership>(at.reactivate, {})
export const withdrawChange = (call: Client) => call<typeof endpoints.withdrawChange>(at.withdrawChange, {})
export const changePaymentMethod = (call: Client) =>
  call<typeof endpoints.changePaymentMethod>(at.changePaymentMethod, {})
