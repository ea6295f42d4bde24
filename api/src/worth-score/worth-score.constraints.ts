import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const worthScoreConstraints: ConstraintRefusals = {
  // A second snapshot replaces the first.
  worth_score_snapshots_pkey: null,
}
