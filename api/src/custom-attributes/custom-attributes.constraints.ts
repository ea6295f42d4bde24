import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const customAttributesConstraints: ConstraintRefusals = {
  // A name is claimed before it is written, by one after the other: nobody comes in between.
  custom_attributes_name_key: null,
}
