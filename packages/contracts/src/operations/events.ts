import { z } from 'zod'
import { defineEvent } from '../event.ts'

/** Staff asked for a rebuild of a search index. */
export const indexRebuildRequested = defineEvent(
  'search-index.rebuild-requested.v1',
  z.object({ indexId: z.string() }),
  { changes: null },
)
