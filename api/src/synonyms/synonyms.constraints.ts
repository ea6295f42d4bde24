import { synonymMessages } from '@vitrine/contracts/synonyms/schemas'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const synonymsConstraints: ConstraintRefusals = {
  synonyms_fingerprint_key: { code: 'ALREADY_EXISTS', field: 'terms', message: synonymMessages.listTaken },
}
