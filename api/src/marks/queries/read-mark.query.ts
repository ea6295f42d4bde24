import { marksLimits as limits } from '@vitrine/contracts/marks/messages'
import { markSlug } from '@vitrine/contracts/marks/mark-page'
import type { Mark, MarkDetails } from '@vitrine/contracts/marks/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { isHidden, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { loadCards } from './mark-cards.ts'

/**
 * What everybody gets of a mark.
 *
 * @throws AppError NOT_FOUND
 */
export async function readMark(executor: Executor, tree: TaxonomyTree, id: number): Promise<Mark> {
  const [[card], own] = await Promise.all([
    loadCards(executor, tree, sql`WHERE id = ${id}`),
    executor
      .selectFrom('marks')
      .select(['category_id', 'picture_note'])
      .where('id', '=', id)
      .executeTakeFirst(),
  ])
  if (!card || !own) throw new AppError('NOT_FOUND')
  const path = tree.ancestors(own.category_id)
  return {
    ...card,
    slug: markSlug(card.title),
    pictureNote: own.picture_note,
    categories: path.some(isHidden) ? [] : path.map(({ url, title }) => ({ url, title })),
  }
}

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
