import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const textsConstraints: ConstraintRefusals = {
  // The insert passes over a lease that is there.
  edit_leases_pkey: null,
  // Whoever schedules holds the text's row.
  scheduled_changes_one_waiting: { code: 'STATUS_CONFLICT' },
}
