import { soldItemMessages } from '@vitrine/contracts/price-guide/messages'
import { taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const priceGuideConstraints: ConstraintRefusals = {
  sold_items_external_id_key: {
    code: 'ALREADY_EXISTS',
    field: 'externalId',
    message: soldItemMessages.externalIdTaken,
  },
  // Whoever files an item holds its category: only a delete of the category can be too late.
  sold_items_category_id_fkey: { code: 'IN_USE', message: taxonomyMessages.inUse },
}
