import { priceGuideLimits } from '@vitrine/contracts/price-guide/messages'
import type { IndexDefinition } from '../index-definition.ts'
import { soldItemCardSchema, type SoldItemCard, type SoldItemDocument } from './price-guide.document.ts'

/** Sold items. Lean: what is searched, counted and sorted by, and the card. */
export const priceGuideIndex: IndexDefinition<SoldItemDocument, SoldItemCard> = {
  id: 'price-guide',
  version: 2,
  textFields: [
    { field: 'title', weight: 8 },
    { field: 'makerName', weight: 4 },
    { field: 'description', weight: 1 },
  ],
  keywordFields: ['categoryId', 'maker', 'source', 'currency'],
  numberFields: ['saleDay', 'price', 'priceStep'],
  sortFields: [
    { field: 'sortKey', type: 'text' },
    { field: 'saleDay', type: 'number' },
    { field: 'price', type: 'number' },
  ],
  // A score asks for its candidates and as many more as may be set aside.
  limits: {
    window: priceGuideLimits.searchWindow,
    exactTotalMax: priceGuideLimits.searchWindow,
    pageSizeMax: 200,
  },
  card: soldItemCardSchema,
}
