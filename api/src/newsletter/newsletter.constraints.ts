import { issueMessages } from '@vitrine/contracts/newsletter/admin-schemas'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const newsletterConstraints: ConstraintRefusals = {
  newsletter_suppressions_email_normalized_key: {
    code: 'ALREADY_EXISTS',
    field: 'email',
    message: issueMessages.alreadySuppressed,
  },
  newsletter_subscribers_email_normalized_key: { code: 'STATUS_CONFLICT' },
  newsletter_subscriptions_pkey: { code: 'STATUS_CONFLICT' },
  newsletter_deliveries_issue_id_subscriber_id_key: { code: 'STATUS_CONFLICT' },
  newsletter_suppressed_hashes_pkey: { code: 'STATUS_CONFLICT' },
  newsletter_pace_pkey: { code: 'STATUS_CONFLICT' },
  // Random secrets.
  newsletter_subscribers_unsubscribe_key_key: null,
  newsletter_requests_token_hash_key: null,
}
