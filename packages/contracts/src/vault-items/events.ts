import { z } from 'zod'
import { defineEvent, type ShownBy } from '../event.ts'

const itemChange = z.object({ itemId: z.int(), revision: z.int() })
// No cache keeps what shows an item: members' pages are never kept, and those that everybody sees ask the
// item's own rows each time. So no save waits for a generation that all vaults share.
const ofItem: ShownBy = { changes: null }

export const vaultItemCreated = defineEvent('vault-item.created.v1', itemChange, ofItem)
export const vaultItemUpdated = defineEvent('vault-item.updated.v1', itemChange, ofItem)
export const vaultItemDeleted = defineEvent('vault-item.deleted.v1', itemChange, ofItem)
export const vaultItemRestored = defineEvent('vault-item.restored.v1', itemChange, ofItem)
