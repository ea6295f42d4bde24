import { bookMessages } from '@vitrine/contracts/library/messages'
import { taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const libraryConstraints: ConstraintRefusals = {
  books_external_id_key: {
    code: 'ALREADY_EXISTS',
    field: 'externalId',
    message: bookMessages.externalIdTaken,
  },
  // Whoever files a book holds its category: only a delete of the category can be too late.
  books_category_id_fkey: { code: 'IN_USE', message: taxonomyMessages.inUse },
}
