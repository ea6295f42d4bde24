import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const favoritesConstraints: ConstraintRefusals = {
  // The member's row is locked while a favorite is added: nobody comes in between.
  favorites_once: null,
}
