import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const worthScoreConstraints: ConstraintRefusals = {
  // A second snapshot replaces the first.
  worth_score_snapshots_pkey: null,
  // One row, written where it is not there yet and else changed.
  worth_score_learning_pkey: null,
}
