import { z } from 'zod'
import { defineEvent } from '../event.ts'

const wordChange = z.object({ wordId: z.int(), revision: z.int() })
const shown = { changes: 'forbidden-words' }

export const forbiddenWordCreated = defineEvent('forbidden-word.created.v1', wordChange, shown)
export const forbiddenWordUpdated = defineEvent('forbidden-word.updated.v1', wordChange, shown)
export const forbiddenWordDeleted = defineEvent('forbidden-word.deleted.v1', wordChange, shown)
