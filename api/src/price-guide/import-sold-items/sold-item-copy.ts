import type { FieldError } from '@vitrine/contracts/errors'
import { latestToday } from '@vitrine/contracts/calendar-day'
import { soldItemsImported } from '@vitrine/contracts/price-guide/events'
import { soldItemMessages as messages } from '@vitrine/contracts/price-guide/messages'
import { titleSortKey } from '@vitrine/contracts/title-order'
import type { Database } from '@vitrine/database/database'
import { knownBySource, type CopyKind } from '../../imports/copy-kind.ts'
import { fileColumns } from '../../imports/file-columns.ts'
import { categoriesToFileUnder, pictureErrors, placeErrors } from '../../imports/filed-rows.ts'
import { soldItemRowSchema, type SoldItemRow } from './sold-item-row.ts'

export interface SoldItemCopyOptions {
  database: Database
  /** Hosts that pictures may come from. */
  imageHosts: readonly string[]
  now: () => Date
  isSample?: boolean
}

/** Sold items as COPY brings them in. A source's own id says which is which. */
export async function soldItemCopy({
  database,
  imageHosts,
  now,
  isSample = false,
}: SoldItemCopyOptions): Promise<CopyKind<SoldItemRow>> {
  const categories = await categoriesToFileUnder(database, 'sold item')
  return {
    name: 'sold-items',
    schema: soldItemRowSchema,
    fileColumns: fileColumns(soldItemRowSchema, {
      otherNames: {
        externalId: ['id', 'item id', 'record id'],
        title: ['name', 'item'],
        saleDate: ['date', 'date sold', 'sold date', 'sold on'],
        price: ['sold price', 'sale price', 'hammer price', 'price realized', 'price realised', 'amount'],
        currency: ['currency code'],
        priceBasis: ['basis', 'price includes', 'hammer or premium'],
        maker: ['manufacturer', 'artist', 'brand'],
        pictures: ['images', 'photos', 'picture urls', 'image urls'],
        pieces: ['quantity', 'qty'],
      },
      types: { price: 'number', saleDate: 'date' },
    }),
    ...knownBySource,
    check: (row) => [
      ...placeErrors(row, categories, messages.categoryUnknown),
      ...dayErrors(row, now()),
      ...pictureErrors({ pictures: row.pictures }, imageHosts, messages.pictureNotAllowed),
    ],
    table: 'sold_items',
    columns: [
      { name: 'title', type: 'text', value: (row) => row.title },
      { name: 'sort_key', type: 'text', value: (row) => titleSortKey(row.title) },
      { name: 'description', type: 'text', value: (row) => row.description },
      { name: 'category_id', type: 'bigint', value: (row) => categories.find(row)?.id ?? null },
      { name: 'maker', type: 'text', value: (row) => row.maker },
      { name: 'sale_date', type: 'date', value: (row) => row.saleDate },
      { name: 'price', type: 'numeric', value: (row) => row.price },
      { name: 'currency', type: 'text', value: (row) => row.currency },
      { name: 'price_basis', type: 'text', value: (row) => row.priceBasis },
      { name: 'pictures', type: 'text[]', value: (row) => row.pictures },
      { name: 'pieces', type: 'integer', value: (row) => row.pieces },
      { name: 'is_sample', type: 'boolean', value: () => isSample },
    ],
    capability: 'price-guide.manage',
    imported: soldItemsImported,
    action: 'sold-items.imported',
  }
}

function dayErrors({ saleDate }: SoldItemRow, now: Date): FieldError[] {
  return saleDate > latestToday(now)
    ? [{ field: 'saleDate', errorCode: 'invalid', errorMessage: messages.saleDateToCome }]
    : []
}
