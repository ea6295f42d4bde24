import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const importsConstraints: ConstraintRefusals = {
  // Somebody else has begun to import the same file.
  imports_fingerprint_key: { code: 'STATUS_CONFLICT' },
}
