import { z } from 'zod'
import { defineEvent } from '../event.ts'

const synonymChange = z.object({ synonymId: z.int(), revision: z.int() })
const shown = { changes: 'synonyms' }

export const synonymCreated = defineEvent('synonym.created.v1', synonymChange, shown)
export const synonymUpdated = defineEvent('synonym.updated.v1', synonymChange, shown)
export const synonymDeleted = defineEvent('synonym.deleted.v1', synonymChange, shown)

/** A new version of the product brought its own lists up to date. */
export const synonymsShipped = defineEvent(
  'synonyms.shipped.v1',
  z.object({ added: z.int(), updated: z.int(), removed: z.int() }),
  shown,
)
