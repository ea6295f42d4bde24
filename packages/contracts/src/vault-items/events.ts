import { z } from 'zod'
import { defineEvent, type ShownBy } from '../event.ts'
import { vaultItemRecord } from './records.ts'

const itemChange = z.object({ itemId: z.int(), revision: z.int() })
const ofItem: ShownBy<typeof itemChange> = { changes: 'vault-items', records: ({ itemId }) => [vaultItemRecord(itemId)] }

export const vaultItemCreated = defineEvent('vault-item.created.v1', itemChange, ofItem)
export const vaultItemUpdated = defineEvent('vault-item.updated.v1', itemChange, ofItem)
export const vaultItemDeleted = defineEvent('vault-item.deleted.v1', itemChange, ofItem)
export const vaultItemRestored = defineEvent('vault-item.restored.v1', itemChange, ofItem)
