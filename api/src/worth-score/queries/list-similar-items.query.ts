import type { Executor } from '@vitrine/database/database'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { currentCards } from '../../price-guide/queries/sold-item-cards.ts'
import { appliedFilters, readValuedItem } from '../valued-item.ts'
import { wantedLots } from '../wanted-lots.ts'
import type { EstimateSources } from '../what-is-said.ts'

/** As many are looked for; pages go no deeper. */
const MOST_SIMILAR = 100

interface Page {
  offset: number
  limit: number
}

/**
 * Sold items like one of a member's, most alike first. Never a price, and never an item of anybody's vault.
 *
 * @throws AppError NOT_FOUND; SearchUnavailable
 */
export async function listSimilarItems(
  { database, engine, tree }: Pick<EstimateSources, 'engine' | 'tree'> & { database: Executor },
  userId: number,
  itemId: number,
  { offset, limit }: Page,
) {
  const item = await readValuedItem(database, userId, itemId)
  // What a member has set aside for a score says nothing here.
  const { text, categoryIds } = wantedLots(
    tree,
    item.description,
    appliedFilters({ ...item, snapshot: null }, null),
    'categoryId',
  )
  const found = await engine.moreLikeThis(priceGuideIndex, {
    text,
    scope: { ...(categoryIds && { categoryId: categoryIds }) },
    limit: MOST_SIMILAR,
  })
  const cards = await currentCards(
    database,
    tree,
    found.slice(offset, offset + limit).map(({ document }) => document),
  )
  return {
    items: cards.map(({ id, title, thumbnail, pageURI, saleDate }) => ({
      id,
      title,
      thumbnail,
      url: pageURI,
      saleDate,
    })),
    meta: { total: found.length, currentLimit: limit, currentOffset: offset },
  }
}
