import { markUpdated } from '@vitrine/contracts/marks/events'
import { yearsOfUseText } from '@vitrine/contracts/marks/years-of-use'
import type { Executor } from '@vitrine/database/database'
import { markToDocument, type IndexedMark } from '@vitrine/search/marks/marks.document'
import { marksIndex } from '@vitrine/search/marks/marks.index'
import { sql } from 'kysely'
import { defineIndex } from '../define-index.ts'

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

/** One statement for any number of marks. Those that are gone are missing in the result. */
async function loadMarks(executor: Executor, ids: readonly number[]): Promise<IndexedMark[]> {
  const rows = await executor
    .selectFrom('marks')
    .select([
      'id',
      'revision',
      'title',
      'description',
      'category_id as categoryId',
      'maker',
      'place',
      'period',
      'first_year as firstYear',
      'last_year as lastYear',
      'kind',
      'picture as thumbnail',
    ])
    .where(sql<boolean>`id = ANY(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, period: row.period || yearsOfUseText(row) }))
}
