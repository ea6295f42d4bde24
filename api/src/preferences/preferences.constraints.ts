import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const preferencesConstraints: ConstraintRefusals = {
  user_preferences_pkey: { code: 'STATUS_CONFLICT' },
}
