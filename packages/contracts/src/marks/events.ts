import { z } from 'zod'
import { defineEvent, type ShownBy } from '../event.ts'
import { markRecord } from './schemas.ts'

const markChange = z.object({ markId: z.int(), revision: z.int() })
const ofMark: ShownBy<typeof markChange> = { changes: 'marks', records: ({ markId }) => [markRecord(markId)] }

export const markCreated = defineEvent('mark.created.v1', markChange, ofMark)
export const markUpdated = defineEvent('mark.updated.v1', markChange, ofMark)
export const markDeleted = defineEvent('mark.deleted.v1', markChange, ofMark)

/** A batch of an import: whatever is new or changed has an id within this range, ends included. */
export const marksImported = defineEvent('marks.imported.v1', z.object({ fromId: z.int(), toId: z.int() }), {
  changes: 'marks',
})
