import { markMessages } from '@vitrine/contracts/marks/messages'
import { taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const marksConstraints: ConstraintRefusals = {
  marks_external_id_key: {
    code: 'ALREADY_EXISTS',
    field: 'externalId',
    message: markMessages.externalIdTaken,
  },
  // Whoever files a mark holds its category: only a delete of the category can be too late.
  marks_category_id_fkey: { code: 'IN_USE', message: taxonomyMessages.inUse },
}
