import { markSlug } from '@vitrine/contracts/marks/mark-page'
import type { Mark } from '@vitrine/contracts/marks/schemas'
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
