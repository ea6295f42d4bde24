import { billingMessages } from '@vitrine/contracts/billing/messages'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const billingConstraints: ConstraintRefusals = {
  rate_plans_current: { code: 'ALREADY_EXISTS', field: 'currency', message: billingMessages.priceIsThere },
  discount_redemptions_once: {
    code: 'STATUS_CONFLICT',
    field: 'discountCode',
    message: billingMessages.codeUsed,
  },
  discount_redemptions_operation_id_key: null,
  // Written by statements that take what is there already, or under the lock of the account's row.
  billing_subscriptions_by_reference: null,
  billing_checkouts_key_hash_key: null,
  billing_notifications_provider_dedupe_key_key: null,
  billing_payments_provider_payment_reference_key: null,
  billing_refunds_due_provider_payment_reference_key: null,
  trials_used_pkey: null,
  trial_hash_keys_pkey: null,
  trial_allowances_pkey: null,
  idempotency_keys_pkey: null,
}
