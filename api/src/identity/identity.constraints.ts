import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const identityConstraints: ConstraintRefusals = {
  // Signing up says nothing of other accounts: it writes past the row that is there, and this is staff's own
  // address.
  users_email_normalized_key: { code: 'ALREADY_EXISTS' },
  sign_in_failures_pkey: { code: 'STATUS_CONFLICT' },
  memberships_pkey: { code: 'STATUS_CONFLICT' },
  // The account is locked before anybody looks for an open request.
  account_deletion_requests_open: null,
  // The account is locked before its row is written.
  staff_roles_pkey: null,
  second_factors_pkey: null,
  // Random secrets.
  recovery_codes_pkey: null,
  sessions_token_hash_key: null,
  account_links_token_hash_key: null,
}
