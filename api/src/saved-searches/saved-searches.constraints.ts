import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const savedSearchesConstraints: ConstraintRefusals = {
  // The member's row is locked while a search is saved: nobody comes in between.
  saved_searches_once: null,
}
