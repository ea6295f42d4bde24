import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const textsConstraints: ConstraintRefusals = {
  // The insert passes over a lease that is there.
  edit_leases_pkey: null,
  // Nor does a second decision add a row.
  publishing_checks_pkey: null,
  // A token is random, and nobody chooses it.
  text_previews_token_hash_key: null,
  // Whoever schedules holds the text's row.
  scheduled_changes_one_waiting: { code: 'STATUS_CONFLICT' },
}
