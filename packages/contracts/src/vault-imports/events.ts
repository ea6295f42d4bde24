import { z } from 'zod'
import { defineEvent } from '../event.ts'

/** There is work for an import: rows to check, items to create or to undo. No cache shows any of it. */
export const vaultImportRequested = defineEvent(
  'vault-import.requested.v1',
  z.object({ importId: z.int() }),
  {
    changes: null,
  },
)
