import { soldItemPageUri } from '@vitrine/contracts/price-guide/item-page'
import type { SoldItemCard } from '@vitrine/contracts/price-guide/schemas'
import type { SoldItemCard as IndexCard } from '@vitrine/search/price-guide/price-guide.document'
import { dateOfSaleDay } from '@vitrine/search/price-guide/sale-day'
import { sql } from 'kysely'
import { cardsOf } from '../../search-hits/current-cards.ts'
import { shownRoot, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'

/** What a card is made of, from the index or from the row. No price is among it. */
interface CardParts extends Pick<
  SoldItemCard,
  'id' | 'title' | 'maker' | 'saleDate' | 'source' | 'thumbnail' | 'isSample'
> {
  categoryId: number
}

export function toCard(
  tree: TaxonomyTree,
  { id, title, maker, saleDate, source, thumbnail, isSample, categoryId }: CardParts,
): SoldItemCard {
  const root = shownRoot(tree, categoryId)
  return {
    id,
    title,
    pageURI: soldItemPageUri(id, title),
    maker,
    saleDate,
    source,
    thumbnail,
    category: root?.title ?? '',
    categoryUrl: root?.url ?? '',
    isSample,
  }
}

export const { loadCards, currentCards } = cardsOf<IndexCard, CardParts, SoldItemCard>({
  table: 'sold_items',
  columns: sql`
    id, title, maker, to_char(sale_date, 'YYYY-MM-DD') AS "saleDate", source,
    coalesce(pictures[1], '') AS thumbnail, is_sample AS "isSample", category_id AS "categoryId"`,
  ofRow: toCard,
  ofHit: (tree, hit) => toCard(tree, { ...hit, saleDate: dateOfSaleDay(hit.saleDay) }),
})
