import { ownFieldMessages } from '@vitrine/contracts/own-fields/messages'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const ownFieldsConstraints: ConstraintRefusals = {
  own_fields_name_key: { code: 'ALREADY_EXISTS', field: 'name', message: ownFieldMessages.nameTaken },
}
