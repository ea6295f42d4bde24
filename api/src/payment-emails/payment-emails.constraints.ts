import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

/** Both are written by statements that take what is there already. */
export const paymentEmailsConstraints: ConstraintRefusals = {
  payment_emails_email_normalized_key: null,
  payment_email_accounts_pkey: null,
}
