import type { FieldError } from '@vitrine/contracts/errors'
import { soldItemsImported } from '@vitrine/contracts/price-guide/events'
import { soldItemMessages as messages } from '@vitrine/contracts/price-guide/messages'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import { titleSortKey } from '@vitrine/contracts/text'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { CopyKind } from '../../../imports/copy-kind.ts'
import type { CategoryNames } from '../../../taxonomy/category-names.ts'
import { loadCategoryNames } from '../../../taxonomy/find-or-make-subcategories.ts'
import { soldItemRowSchema, type SoldItemRow } from './sold-item-row.ts'

export interface SoldItemCopyOptions {
  database: Database
  /** Hosts that pictures may come from. */
  imageHosts: readonly string[]
  now: () => Date
  isSample?: boolean
}

/** Sold items as COPY brings them in. A source's own id says which is which. */
export async function soldItemCopy({ database, imageHosts, now, isSample = false }: SoldItemCopyOptions): Promise<CopyKind<SoldItemRow>> {
  const categories = await loadCategoryNames(database)
  if (categories.isEmpty) throw new Error('There are no categories yet, so no sold item can be filed. Start the site once (npm start), or make categories in the staff console.')
  return {
    name: 'sold-items',
    schema: soldItemRowSchema,
    keyField: 'externalId',
    keyOf: ({ source, externalId }) => `${source}\0${externalId}`,
    check: (row) => [...placeErrors(row, categories), ...dayErrors(row, now()), ...pictureErrors(row, imageHosts)],
    columns: [
      { name: 'title', type: 'text', value: (row) => row.title },
      { name: 'sort_key', type: 'text', value: (row) => titleSortKey(row.title) },
      { name: 'description', type: 'text', value: (row) => row.description },
      { name: 'category_id', type: 'bigint', value: (row) => categories.find(row)?.id ?? null },
      { name: 'maker', type: 'text', value: (row) => row.maker },
      { name: 'sale_date', type: 'date', value: (row) => row.saleDate },
      { name: 'price', type: 'numeric', value: (row) => row.price },
      { name: 'currency', type: 'text', value: (row) => row.currency },
      { name: 'source', type: 'text', value: (row) => row.source },
      { name: 'external_id', type: 'text COLLATE "C"', value: (row) => row.externalId },
      { name: 'pictures', type: 'text[]', value: (row) => row.pictures },
      { name: 'pieces', type: 'integer', value: (row) => row.pieces },
    ],
    upsert: (copied) => sql<{ id: number }>`
      INSERT INTO sold_items (title, sort_key, description, category_id, maker, sale_date, price, currency, source, external_id, pictures, pieces, is_sample, updated_at)
      SELECT title, sort_key, description, category_id, maker, sale_date, price, currency, source, external_id, pictures, pieces, ${isSample}::boolean, clock_timestamp()
      FROM ${copied} ORDER BY source, external_id
      ON CONFLICT (source, external_id) DO UPDATE SET
        title = excluded.title, sort_key = excluded.sort_key, description = excluded.description, category_id = excluded.category_id, maker = excluded.maker,
        sale_date = excluded.sale_date, price = excluded.price, currency = excluded.currency, pictures = excluded.pictures, pieces = excluded.pieces,
        is_sample = excluded.is_sample, revision = sold_items.revision + 1, updated_at = clock_timestamp()
      WHERE (sold_items.title, sold_items.description, sold_items.category_id, sold_items.maker, sold_items.sale_date, sold_items.price, sold_items.currency, sold_items.pictures, sold_items.pieces, sold_items.is_sample)
        IS DISTINCT FROM (excluded.title, excluded.description, excluded.category_id, excluded.maker, excluded.sale_date, excluded.price, excluded.currency, excluded.pictures, excluded.pieces, excluded.is_sample)
      RETURNING id`,
    capability: 'price-guide.manage',
    imported: soldItemsImported,
    action: 'sold-items.imported',
  }
}

function placeErrors(row: SoldItemRow, categories: CategoryNames): FieldError[] {
  if (!categories.findRoot(row.category)) return [{ field: 'category', errorCode: 'notFound', errorMessage: messages.categoryUnknown }]
  return categories.find(row) ? [] : [{ field: 'subcategory', errorCode: 'notFound', errorMessage: messages.categoryUnknown }]
}

function dayErrors({ saleDate }: SoldItemRow, now: Date): FieldError[] {
  return saleDate > now.toISOString().slice(0, 10) ? [{ field: 'saleDate', errorCode: 'invalid', errorMessage: messages.saleDateToCome }] : []
}

function pictureErrors({ pictures }: SoldItemRow, allowedHosts: readonly string[]): FieldError[] {
  const allowed = pictures.every((url) => isAllowedThumbnail(url, { allowedHosts, mediaBase: MEDIA_PATH }))
  return allowed ? [] : [{ field: 'pictures', errorCode: 'invalid', errorMessage: messages.pictureNotAllowed }]
}
