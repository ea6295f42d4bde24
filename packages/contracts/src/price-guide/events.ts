import { z } from 'zod'
import { defineEvent, type ShownBy } from '../event.ts'
import { soldItemRecord } from './schemas.ts'

const soldItemChange = z.object({ soldItemId: z.int(), revision: z.int() })
const ofSoldItem: ShownBy<typeof soldItemChange> = {
  changes: 'price-guide',
  records: ({ soldItemId }) => [soldItemRecord(soldItemId)],
}

export const soldItemCreated = defineEvent('sold-item.created.v1', soldItemChange, ofSoldItem)
export const soldItemUpdated = defineEvent('sold-item.updated.v1', soldItemChange, ofSoldItem)
export const soldItemDeleted = defineEvent('sold-item.deleted.v1', soldItemChange, ofSoldItem)

/** A batch of an import: whatever is new or changed has an id within this range, ends included. */
export const soldItemsImported = defineEvent(
  'sold-items.imported.v1',
  z.object({ fromId: z.int(), toId: z.int() }),
  { changes: 'price-guide' },
)
