import type { PriceBasis } from '@vitrine/contracts/price-guide/price-basis'
import { soldItemPageUri } from '@vitrine/contracts/price-guide/item-page'
import type { Executor } from '@vitrine/database/database'
import type { SoldLot } from '@vitrine/worth-score/sold-lot'
import { sql, type RawBuilder } from 'kysely'
import type { TaxonomyTree } from '../taxonomy/taxonomy-tree.ts'

/** A sold item as WorthScore compares it, with what a page shows of it. */
export interface SoldItemLot extends SoldLot {
  itemId: number
  priceBasis: PriceBasis
  thumbnail: string
  url: string
  isSample: boolean
}

interface Row {
  id: number
  title: string
  description: string
  category_id: number
  maker: string
  sale_date: string
  price: number
  currency: string
  price_basis: PriceBasis
  pieces: number
  thumbnail: string
  is_sample: boolean
}

/** @param which what follows the table's name: conditions, order and limit */
export async function loadLots(
  executor: Executor,
  tree: TaxonomyTree,
  which: RawBuilder<unknown>,
): Promise<SoldItemLot[]> {
  const { rows } = await sql<Row>`
    SELECT id, title, description, category_id, maker, to_char(sale_date, 'YYYY-MM-DD') AS sale_date, price::float8 AS price, currency, price_basis, pieces, coalesce(pictures[1], '') AS thumbnail, is_sample
    FROM sold_items ${which}`.execute(executor)
  return rows.map((row) => ({
    id: String(row.id),
    itemId: row.id,
    title: withMaker(row.title, row.maker),
    description: row.description,
    category: rootUrl(tree, row.category_id),
    maker: row.maker,
    pieces: row.pieces,
    saleDate: row.sale_date,
    price: row.price,
    currency: row.currency,
    priceBasis: row.price_basis,
    thumbnail: row.thumbnail,
    url: soldItemPageUri(row.id, row.title),
    isSample: row.is_sample,
  }))
}

/** The category that prices are learnt by: the root, as most categories below have too few sales. */
export function rootUrl(tree: TaxonomyTree, categoryId: number): string {
  return tree.ancestors(categoryId)[0]?.url ?? ''
}

/** The model reads a maker at the end of a title. */
export function withMaker(title: string, maker: string): string {
  return maker === '' || title.toLowerCase().includes(maker.toLowerCase()) ? title : `${title} (${maker})`
}
