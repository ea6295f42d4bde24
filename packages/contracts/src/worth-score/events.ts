import { z } from 'zod'
import { defineEvent } from '../event.ts'

/** A new lesson of a currency is in use, with its accuracy. */
export const worthScoreLearned = defineEvent('worth-score.learned.v1', z.object({ currency: z.string() }), {
  changes: 'worth-score',
})
