import { defineArea } from '../area.ts'
import { billingPeriods, billingProviders, currencies } from '../identity/billing.ts'
import * as billedEndpoints from './billed-endpoints.ts'
import * as endpoints from './endpoints.ts'
import { soldProducts } from './products.ts'
import { subscriptionStatuses, endReasons } from '../standing.ts'
import * as stored from './stored.ts'

const billed = { capability: 'billing.manage', restPath: '/api/v1/billing/admin' } as const
const prices = { ...billed, capability: 'prices.manage' } as const

/**
 * What staff keep and see about money: prices, discount codes, subscriptions and what was asked of the
 * providers.
 */
export const billingArea = defineArea({
  name: 'billing',
  endpoints: [...Object.values(endpoints), ...Object.values(billedEndpoints)],
  capabilities: ['billing.manage', 'prices.manage'],
  purges: ['billingNotifications', 'idempotencyKeys', 'trialNetworks', 'checkoutNetworks', 'usedTrials'],
  membersRows: {
    'discount_redemptions.user_id': 'detached',
    'billing_subscriptions.user_id': 'erased',
    'billing_checkouts.user_id': 'erased',
    'billing_operations.user_id': 'detached',
    'billing_refunds_due.user_id': 'detached',
    'billing_refunds_due.settled_by': 'detached',
    'idempotency_keys.user_id': 'erased',
    'trial_allowances.user_id': 'erased',
  },
  console: {
    'rate-plans': prices,
    'discount-codes': prices,
    subscriptions: billed,
    'billing-operations': billed,
  },
  choices: {
    'rate_plans.product': soldProducts,
    'rate_plans.billing_period': billingPeriods,
    'rate_plans.currency': currencies,
    'discount_codes.kind': stored.discountKinds,
    'discount_code_amounts.currency': currencies,
    'discount_redemptions.state': stored.redemptionStates,
    'memberships.then_status': subscriptionStatuses,
    'billing_subscriptions.provider': billingProviders,
    'billing_subscriptions.state': stored.billedStates,
    'billing_subscriptions.end_reason': endReasons,
    'billing_checkouts.provider': billingProviders,
    'billing_checkouts.purpose': stored.checkoutPurposes,
    'billing_checkouts.currency': currencies,
    'billing_checkouts.state': stored.storedCheckoutStates,
    'billing_operations.kind': stored.operationKinds,
    'billing_operations.provider': billingProviders,
    'billing_operations.state': stored.operationStates,
    'billing_operations.currency': currencies,
    'billing_payments.provider': billingProviders,
    'billing_payments.currency': currencies,
    'billing_notifications.provider': billingProviders,
    'billing_notifications.state': stored.notificationStates,
    'billing_refunds_due.provider': billingProviders,
    'billing_refunds_due.currency': currencies,
    'trials_used.kind': stored.trialMarks,
  },
})
