import { priceGuideLimits as limits } from '@vitrine/contracts/price-guide/messages'
import type { SoldItemCard } from '@vitrine/contracts/price-guide/schemas'
import { AppError } from '@vitrine/platform/app-error'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { currentCards } from './sold-item-cards.ts'

/**
 * Sold items of the same root category that are like one, most alike first.
 *
 * @throws AppError NOT_FOUND, SearchUnavailable
 */
export async function listSimilarItems(
  { database, engine, tree }: Pick<SearchSources, 'database' | 'engine' | 'tree'>,
  id: number,
): Promise<SoldItemCard[]> {
  const row = await database
    .selectFrom('sold_items')
    .select('category_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const [root] = tree.ancestors(row.category_id)
  const found = await engine.moreLikeThis(priceGuideIndex, {
    ids: [id],
    scope: { categoryId: root ? tree.idsBelow(root.id) : [row.category_id] },
    limit: limits.similarItems,
  })
  return await currentCards(
    database,
    tree,
    found.map(({ document }) => document),
  )
}
