import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const mailConstraints: ConstraintRefusals = {
  // A random identifier.
  mails_key_key: null,
}
