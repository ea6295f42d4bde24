import { z } from 'zod'
import { defineEvent } from '../event.ts'

/**
 * A photo was stored, or its smaller sizes are to be tried again. Where it is shown does not change: no cache
 * is stale.
 */
export const vaultMediaAdded = defineEvent('vault-media.added.v1', z.object({ mediaId: z.int() }), {
  changes: null,
})
