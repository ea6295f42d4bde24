import { auctionsImported } from '@vitrine/contracts/auctions/events'
import { auctionsMessages as messages } from '@vitrine/contracts/auctions/messages'
import type { FieldError } from '@vitrine/contracts/errors'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { knownBySource, type CopyKind } from '../../imports/copy-kind.ts'
import { fileColumns } from '../../imports/file-columns.ts'
import { categoriesToFileUnder } from '../../imports/filed-rows.ts'
import type { CategoryNames } from '../../taxonomy/category-names.ts'
import { momentOf } from '../auction-time.rules.ts'
import { auctionRowSchema, type AuctionRow } from './auction-row.ts'

/** Auctions as COPY brings them in. A source's own id says which is which. */
export async function auctionCopy({ database }: { database: Database }): Promise<CopyKind<AuctionRow>> {
  const categories = await categoriesToFileUnder(database, 'auction')
  return {
    name: 'auctions',
    schema: auctionRowSchema,
    fileColumns: fileColumns(auctionRowSchema, {
      otherNames: {
        externalId: ['id', 'auction id', 'record id'],
        title: ['name'],
        house: ['auction house'],
        place: ['location', 'city'],
        starts: ['start', 'starts at'],
        ends: ['end', 'ends at'],
        categories: ['category'],
        link: ['url'],
      },
      types: { starts: 'dateTime', ends: 'dateTime' },
    }),
    ...knownBySource,
    check: (row) => [...categoryErrors(row, categories), ...timeErrors(row)],
    table: 'auctions',
    columns: [
      { name: 'title', type: 'text', value: (row) => row.title },
      { name: 'house', type: 'text', value: (row) => row.house },
      { name: 'place', type: 'text', value: (row) => row.place },
      { name: 'time_zone', type: 'text', value: (row) => row.timeZone },
      {
        name: 'starts_at',
        type: 'timestamptz',
        value: (row) => momentOf(row.starts, row.timeZone).toISOString(),
      },
      {
        name: 'ends_at',
        type: 'timestamptz',
        value: (row) => momentOf(row.ends, row.timeZone).toISOString(),
      },
      { name: 'category_ids', type: 'bigint[]', value: (row) => idsOf(row, categories).map(String) },
      { name: 'link', type: 'text', value: (row) => row.link },
      { name: 'description', type: 'text', value: (row) => row.description },
      { name: 'lots', type: 'jsonb', value: (row) => JSON.stringify(row.lots) },
      { name: 'status', type: 'text', value: (row) => row.status },
    ],
    written: async (transaction, ids) => {
      await sql`DELETE FROM auction_categories WHERE auction_id = ANY(${[...ids]}::bigint[])`.execute(
        transaction,
      )
      await sql`
        INSERT INTO auction_categories (auction_id, category_id)
        SELECT auction.id, category_id FROM auctions auction, unnest(auction.category_ids) category_id WHERE auction.id = ANY(${[...ids]}::bigint[])
      `.execute(transaction)
    },
    capability: 'auctions.manage',
    imported: auctionsImported,
    action: 'auctions.imported',
  }
}

/** In order and each once, so that the same categories are the same value. */
function idsOf(row: AuctionRow, categories: CategoryNames): number[] {
  return [...new Set(row.categories.flatMap((name) => categories.findRoot(name)?.id ?? []))].toSorted(
    (a, b) => a - b,
  )
}

function categoryErrors(row: AuctionRow, categories: CategoryNames): FieldError[] {
  return row.categories.every((name) => categories.findRoot(name))
    ? []
    : [{ field: 'categories', errorCode: 'notFound', errorMessage: messages.categoryUnknown }]
}

/** Where the clocks go back, a later time by the clock may be an earlier moment. */
function timeErrors({ starts, ends, timeZone }: AuctionRow): FieldError[] {
  return momentOf(ends, timeZone) > momentOf(starts, timeZone)
    ? []
    : [{ field: 'ends', errorCode: 'invalid', errorMessage: messages.endsBeforeStart }]
}
