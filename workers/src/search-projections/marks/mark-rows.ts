import { yearsOfUseText } from '@vitrine/contracts/marks/years-of-use'
import type { Executor } from '@vitrine/database/database'
import type { IndexedMark } from '@vitrine/search/marks/marks.document'
import { sql } from 'kysely'

/** One statement for any number of marks. Those that are gone are missing in the result. */
export async function loadMarks(executor: Executor, ids: readonly number[]): Promise<IndexedMark[]> {
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
