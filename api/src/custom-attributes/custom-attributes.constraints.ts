import { attributeMessages } from '@vitrine/contracts/custom-attributes/attributes'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const customAttributesConstraints: ConstraintRefusals = {
  // Where the type is known, the command has told it already: this is for whoever was a moment too late.
  custom_attributes_name_key: { code: 'ALREADY_EXISTS', field: 'displayName', message: attributeMessages.exists.INSURANCE },
}
