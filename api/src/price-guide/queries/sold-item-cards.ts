import { soldItemPageUri } from '@vitrine/contracts/price-guide/item-page'
import type { SoldItemCard } from '@vitrine/contracts/price-guide/schemas'
import type { Executor } from '@vitrine/database/database'
import type { SoldItemCard as IndexCard } from '@vitrine/search/price-guide/price-guide.document'
import { dateOfSaleDay } from '@vitrine/search/price-guide/sale-day'
import { sql, type RawBuilder } from 'kysely'
import { currentCardsOf } from '../../search-hits/current-cards.ts'
import { isHidden, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'

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
  return {
    id,
    title,
    pageURI: soldItemPageUri(id, title),
    maker,
    saleDate,
    source,
    thumbnail,
    category: rootTitle(tree, categoryId),
    isSample,
  }
}

/** The title of the category's root; '' where it is hidden. */
export function rootTitle(tree: TaxonomyTree, categoryId: number): string {
  const [root] = tree.ancestors(categoryId)
  return root && !isHidden(root) ? root.title : ''
}

/** Hits of the index as cards: those that are there now, as they are now. */
export async function currentCards(
  executor: Executor,
  tree: TaxonomyTree,
  hits: readonly IndexCard[],
): Promise<SoldItemCard[]> {
  return await currentCardsOf(executor, 'sold_items', hits, {
    card: (hit) => toCard(tree, { ...hit, saleDate: dateOfSaleDay(hit.saleDay) }),
    load: (which) => loadCards(executor, tree, which),
  })
}

/** @param which what follows the table's name: conditions, order and limit */
export async function loadCards(
  executor: Executor,
  tree: TaxonomyTree,
  which: RawBuilder<unknown>,
): Promise<SoldItemCard[]> {
  const { rows } = await sql<CardParts>`
    SELECT id, title, maker, to_char(sale_date, 'YYYY-MM-DD') AS "saleDate", source, coalesce(pictures[1], '') AS thumbnail, is_sample AS "isSample", category_id AS "categoryId"
    FROM sold_items ${which}
  `.execute(executor)
  return rows.map((row) => toCard(tree, row))
}
