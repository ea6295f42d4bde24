import { soldItemSlug } from '@vitrine/contracts/price-guide/item-page'
import type { SoldItem, SoldItemDetails } from '@vitrine/contracts/price-guide/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { isHidden, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { loadCards } from './sold-item-cards.ts'

/**
 * What everybody gets of a sold item.
 *
 * @throws AppError NOT_FOUND
 */
export async function readSoldItem(executor: Executor, tree: TaxonomyTree, id: number): Promise<SoldItem> {
  const [[card], own] = await Promise.all([
    loadCards(executor, tree, sql`WHERE id = ${id}`),
    executor.selectFrom('sold_items').select('category_id').where('id', '=', id).executeTakeFirst(),
  ])
  if (!card || !own) throw new AppError('NOT_FOUND')
  const path = tree.ancestors(own.category_id)
  return {
    ...card,
    slug: soldItemSlug(card.title),
    categories: path.some(isHidden) ? [] : path.map(({ url, title }) => ({ url, title })),
  }
}

/**
 * What members see beside what everybody gets.
 *
 * @throws AppError NOT_FOUND
 */
export async function readDetails(executor: Executor, id: number): Promise<SoldItemDetails> {
  const row = await executor
    .selectFrom('sold_items')
    .select(['id', 'description', 'pictures', 'pieces'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
