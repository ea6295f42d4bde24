import { z } from 'zod'
import { billingPeriods, billingProviders, currencies } from '../identity/billing.ts'
import { subscriptionStatuses, endReasons } from '../standing.ts'
import { soldProducts } from './products.ts'
import { billedStates, notificationStates, operationKinds, operationStates } from './stored.ts'

/** One outward act at a provider. */
export const managedOperationSchema = z.object({
  id: z.int(),
  /** Our own number of it at the provider: 'VIT-12'. */
  reference: z.string(),
  kind: z.enum(operationKinds),
  state: z.enum(operationStates),
  provider: z.enum(billingProviders),
  /** Null once the account is erased. */
  accountId: z.int().nullable(),
  accountEmail: z.string().nullable(),
  subscriptionId: z.int().nullable(),
  takesMoney: z.boolean(),
  amount: z.string().nullable(),
  currency: z.enum(currencies).nullable(),
  providerReference: z.string().nullable(),
  declineReason: z.string().nullable(),
  note: z.string(),
  attempts: z.int(),
  createdDate: z.string(),
  claimedDate: z.string().nullable(),
  settledDate: z.string().nullable(),
  /** Whether nobody knows for a day what became of it: staff may count it as done or as failed. */
  isOverdue: z.boolean(),
  revision: z.int(),
})
export type ManagedOperation = z.infer<typeof managedOperationSchema>

/** What a provider has told, without names and postal addresses. */
export const managedNotificationSchema = z.object({
  id: z.int(),
  kind: z.string(),
  state: z.enum(notificationStates),
  receivedDate: z.string(),
  doneDate: z.string().nullable(),
})
export type ManagedNotification = z.infer<typeof managedNotificationSchema>

/** A subscription that a member bought. */
export const billedSubscriptionSchema = z.object({
  id: z.int(),
  accountId: z.int(),
  accountEmail: z.string(),
  product: z.enum(soldProducts),
  billingPeriod: z.enum(billingPeriods),
  currency: z.enum(currencies),
  /** Of a period, for one slot. */
  amount: z.string(),
  /** Slots of Enterprise; 1 otherwise. */
  quantity: z.int(),
  state: z.enum(billedStates),
  /** What the membership counts as at this moment. */
  status: z.enum(subscriptionStatuses),
  provider: z.enum(billingProviders),
  providerReference: z.string().nullable(),
  startedDate: z.string(),
  /** Null where nothing is charged any more. */
  nextBillingDate: z.string().nullable(),
  /** When it ends or has ended; null while it renews. */
  endsDate: z.string().nullable(),
  endReason: z.enum(endReasons).nullable(),
  paymentDueDate: z.string().nullable(),
  /** The product and period of a change that waits for the next billing date. */
  pendingPlan: z.string().nullable(),
})
export type BilledSubscription = z.infer<typeof billedSubscriptionSchema>

export const billedSubscriptionDetailsSchema = billedSubscriptionSchema.extend({
  /** Both newest first, at most 100. */
  operations: z.array(managedOperationSchema),
  notifications: z.array(managedNotificationSchema),
})
export type BilledSubscriptionDetails = z.infer<typeof billedSubscriptionDetailsSchema>

/** A payment that should not have been taken: staff refund it at the provider. */
export const refundDueSchema = z.object({
  id: z.int(),
  accountId: z.int().nullable(),
  accountEmail: z.string().nullable(),
  provider: z.enum(billingProviders),
  paymentReference: z.string(),
  amount: z.string().nullable(),
  currency: z.enum(currencies).nullable(),
  reason: z.string(),
  notedDate: z.string(),
  settledDate: z.string().nullable(),
  revision: z.int(),
})
export type RefundDue = z.infer<typeof refundDueSchema>

export const refundListSchema = z.object({ items: z.array(refundDueSchema) })
