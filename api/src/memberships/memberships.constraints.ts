import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const membershipsConstraints: ConstraintRefusals = {
  billing_operations_open: { code: 'PAYMENT_IN_PROGRESS' },
  // The account's row is locked while a subscription, a checkout or a redemption is made: nobody comes in
  // between.
  billing_subscriptions_current: null,
  billing_checkouts_open: null,
  discount_redemptions_once: null,
}
