import type { PriceBasis } from '@vitrine/contracts/price-guide/price-basis'
import { titleSortKey } from '@vitrine/contracts/title-order'
import type { Executor } from '@vitrine/database/database'

export interface SoldItemOptions {
  categoryId: number
  title: string
  description?: string
  maker?: string
  /** 2026-01-31 */
  saleDate?: string
  price?: number
  currency?: string
  priceBasis?: PriceBasis
  source?: string
  externalId?: string
  pictures?: string[]
}

/** Returns its id. */
export async function aSoldItem(
  database: Executor,
  {
    categoryId,
    title,
    description = '',
    maker = '',
    saleDate = '2020-06-15',
    price = 100,
    currency = 'USD',
    priceBasis = '',
    source = 'A house',
    externalId,
    pictures = [],
  }: SoldItemOptions,
): Promise<number> {
  const { id } = await database
    .insertInto('sold_items')
    .values({
      category_id: categoryId,
      title,
      sort_key: titleSortKey(title),
      description,
      maker,
      sale_date: saleDate,
      price,
      currency,
      price_basis: priceBasis,
      source,
      external_id: externalId ?? null,
      pictures,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
