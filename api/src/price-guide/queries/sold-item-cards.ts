import { soldItemPageUri } from '@vitrine/contracts/price-guide/item-page'
import type { SoldItemCard } from '@vitrine/contracts/price-guide/schemas'
import type { Executor } from '@vitrine/database/database'
import type { SoldItemCard as IndexCard } from '@vitrine/search/price-guide/price-guide.document'
import { dateOfSaleDay } from '@vitrine/search/price-guide/sale-day'
import { sql, type RawBuilder } from 'kysely'
import { currentHits } from '../../search-hits/current-hits.ts'
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
  return await currentHits(hits, {
    revisions: (ids) => revisionsOf(executor, ids),
    card: (hit) => toCard(tree, { ...hit, saleDate: dateOfSaleDay(hit.saleDay) }),
    cards: async (ids) =>
      new Map(
        (await loadCards(executor, tree, sql`WHERE id = ANY(${[...ids]}::bigint[])`)).map((card) => [
          card.id,
          card,
        ]),
      ),
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

async function revisionsOf(executor: Executor, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await executor
    .selectFrom('sold_items')
    .select(['id', 'revision'])
    .where(sql<boolean>`id = ANY(${[...ids]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}
