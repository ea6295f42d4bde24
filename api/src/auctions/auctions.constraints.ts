import { auctionsMessages } from '@vitrine/contracts/auctions/messages'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const auctionsConstraints: ConstraintRefusals = {
  // Where the clocks go back between two times that are close to each other.
  auctions_end_after_start: {
    code: 'VALIDATION_FAILED',
    field: 'ends',
    message: auctionsMessages.endsBeforeStart,
  },
  auction_categories_category_id_fkey: {
    code: 'VALIDATION_FAILED',
    field: 'categoryIds',
    fieldCode: 'notFound',
    message: auctionsMessages.categoryUnknown,
  },
  // Staff name no source; an import finds its own again.
  auctions_external_id_key: null,
  // Written once for each category of an auction that is locked.
  auction_categories_pkey: null,
}
