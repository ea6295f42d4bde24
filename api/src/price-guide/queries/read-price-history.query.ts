import { priceGuideLimits as limits } from '@vitrine/contracts/price-guide/messages'
import type { PriceHistory } from '@vitrine/contracts/price-guide/price-schemas'
import { AppError } from '@vitrine/platform/app-error'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { sql } from 'kysely'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { yearPrices, type DatedPrice } from './read-price-history.year-prices.ts'

/** Of the best one's likeness: what is less alike is of another kind. As for the comparables of WorthScore. */
const LEAST_LIKENESS = 0.2

/**
 * What pieces like a sold item went for, with its own price: of the same root category, in its currency, and
 * single pieces only where it is one. Prices are those of the database, so that a corrected one holds at
 * once.
 *
 * @throws AppError NOT_FOUND, SearchUnavailable
 */
export async function readPriceHistory(
  { database, engine, tree }: Pick<SearchSources, 'database' | 'engine' | 'tree'>,
  id: number,
): Promise<PriceHistory> {
  const item = await database
    .selectFrom('sold_items')
    .select(['category_id', 'currency', 'pieces'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!item) throw new AppError('NOT_FOUND')
  const [root] = tree.ancestors(item.category_id)
  const found = await engine.moreLikeThis(priceGuideIndex, {
    ids: [id],
    scope: { categoryId: root ? tree.idsBelow(root.id) : [item.category_id], currency: [item.currency] },
    limit: limits.historyItems - 1,
  })
  const best = Math.max(0, ...found.map(({ score }) => score))
  const ids = found.filter(({ score }) => score >= LEAST_LIKENESS * best).map(({ document }) => document.id)
  const { rows } = await sql<DatedPrice>`
    SELECT to_char(sale_date, 'YYYY-MM-DD') AS "saleDate", price::float8 AS price FROM sold_items
    WHERE id = ANY(${[id, ...ids]}::bigint[]) AND currency = ${item.currency} AND (pieces = 1) = ${item.pieces === 1}
  `.execute(database)
  return { currency: item.currency, sales: rows.length, years: yearPrices(rows) }
}
