import { marksLimits as limits } from '@vitrine/contracts/marks/limits'
import type { MarkDetails } from '@vitrine/contracts/marks/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { loadCards } from './mark-cards.ts'

/**
 * What members see beside what everybody gets.
 *
 * @throws AppError NOT_FOUND
 */
export async function readMarkDetails(
  executor: Executor,
  tree: TaxonomyTree,
  id: number,
): Promise<MarkDetails> {
  const row = await executor
    .selectFrom('marks')
    .select(['id', 'description', 'authenticity', 'pictures', 'maker'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const { maker, ...details } = row
  const otherMarks =
    maker === ''
      ? []
      : await loadCards(
          executor,
          tree,
          sql`WHERE maker = ${maker} AND maker <> '' AND id <> ${id} ORDER BY first_year NULLS LAST, id LIMIT ${limits.otherMarks}`,
        )
  return { ...details, otherMarks }
}
