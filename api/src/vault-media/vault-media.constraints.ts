import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const vaultMediaConstraints: ConstraintRefusals = {
  // Two files with the same 128 random bits.
  vault_media_key: null,
}
