import { soldItemUpdated } from '@vitrine/contracts/price-guide/events'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { soldItemToDocument } from '@vitrine/search/price-guide/sold-item-to-document'
import { defineIndex } from '../define-index.ts'
import { loadSoldItems } from './sold-item-rows.ts'

/** All events of one sold item have the same payload. */
const { payload: soldItemEventSchema } = soldItemUpdated

export const priceGuide = defineIndex({
  definition: priceGuideIndex,
  changed: (payload) => {
    const { soldItemId, revision } = soldItemEventSchema.parse(payload)
    return { id: soldItemId, revision }
  },
  rows: { table: 'sold_items', changedAt: 'updated_at' },
  load: loadSoldItems,
  toDocument: soldItemToDocument,
})
