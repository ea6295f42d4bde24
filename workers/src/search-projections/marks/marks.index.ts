import { markUpdated } from '@vitrine/contracts/marks/events'
import { markToDocument } from '@vitrine/search/marks/marks.document'
import { marksIndex } from '@vitrine/search/marks/marks.index'
import { defineIndex } from '../define-index.ts'
import { loadMarks } from './mark-rows.ts'

/** All events of one mark have the same payload. */
const { payload: markEventSchema } = markUpdated

export const marks = defineIndex({
  definition: marksIndex,
  changed: (payload) => {
    const { markId, revision } = markEventSchema.parse(payload)
    return { id: markId, revision }
  },
  rows: { table: 'marks', changedAt: 'updated_at' },
  load: loadMarks,
  toDocument: markToDocument,
})
