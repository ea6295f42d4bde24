import { soldItemMessages } from '@vitrine/contracts/price-guide/messages'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const priceGuideConstraints: ConstraintRefusals = {
  sold_items_external_id_key: { code: 'ALREADY_EXISTS', field: 'externalId', message: soldItemMessages.externalIdTaken },
}
