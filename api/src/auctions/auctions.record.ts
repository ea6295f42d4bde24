import { auctionPageUri } from '@vitrine/contracts/auctions/auction-url'
import {
  createAuction,
  deleteAuction,
  manageAuction,
  manageAuctions,
  updateAuction,
} from '@vitrine/contracts/auctions/endpoints'
import { auctionCreated, auctionDeleted, auctionUpdated } from '@vitrine/contracts/auctions/events'
import { auctionsMessages as messages } from '@vitrine/contracts/auctions/messages'
import { managedAuctionSchema, type ManagedAuction } from '@vitrine/contracts/auctions/schemas'
import { columnValuesOf } from '@vitrine/database/column-names'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { sql } from 'kysely'
import { defineRecord, recordEvents } from '../records/define-record.ts'
import { containing, ifText } from '../records/list-filters.ts'
import { fieldsOf } from '../records/list-records.ts'
import { localTimeOf, momentOf } from './auction-time.rules.ts'
import { categoryIdsOf } from './queries/auction-cards.ts'

const ownFields = managedAuctionSchema
  .omit({ starts: true, ends: true, categoryIds: true, pageURI: true })
  .keyof().options

interface AuctionRow extends Omit<ManagedAuction, 'starts' | 'ends' | 'pageURI'> {
  startsAt: Date
  endsAt: Date
}

export const auctions = defineRecord({
  name: 'auction',
  resource: 'auctions',
  table: 'auctions',
  capability: 'auctions.manage',
  endpoints: {
    list: manageAuctions,
    read: manageAuction,
    create: createAuction,
    update: updateAuction,
    delete: deleteAuction,
  },
  events: recordEvents((auctionId, revision) => ({ auctionId, revision }), {
    created: auctionCreated,
    updated: auctionUpdated,
    deleted: auctionDeleted,
  }),
  tombstone: 'auction',
  constraints: {
    // Where the clocks go back between two times that are close to each other.
    auctions_end_after_start: { code: 'VALIDATION_FAILED', field: 'ends', message: messages.endsBeforeStart },
    auction_categories_category_id_fkey: {
      code: 'VALIDATION_FAILED',
      field: 'categoryIds',
      fieldCode: 'notFound',
      message: messages.categoryUnknown,
    },
    // Staff name no source; an import finds its own again.
    auctions_external_id_key: null,
    // Written once for each category of an auction that is locked.
    auction_categories_pkey: null,
  },
  pictures: {
    of: ({ picture }) => ({ picture }),
    stored: ({ picture }) => [picture],
    notAllowed: messages.pictureNotAllowed,
  },
  columns: ({ categoryIds, starts, ends, lots, ...fields }) => ({
    ...columnValuesOf(fields),
    category_ids: [...new Set(categoryIds)].toSorted((a, b) => a - b),
    starts_at: momentOf(starts, fields.timeZone),
    ends_at: momentOf(ends, fields.timeZone),
    lots: JSON.stringify(lots),
  }),
  afterWrite: async (transaction, id, { categoryIds }) => {
    await transaction.deleteFrom('auction_categories').where('auction_id', '=', id).execute()
    await transaction
      .insertInto('auction_categories')
      .values([...new Set(categoryIds)].map((category_id) => ({ auction_id: id, category_id })))
      .execute()
  },
  audit: {
    created: ({ title, house }) => ({ title, house }),
    updated: (before, input) =>
      changesBetween(
        { ...before },
        {
          ...input,
          startsAt: momentOf(input.starts, input.timeZone),
          endsAt: momentOf(input.ends, input.timeZone),
        },
      ),
    deleted: ({ title, house }) => ({ title, house }),
  },
  list: {
    sorts: {
      starts_at: 'auctions.starts_at',
      title: 'auctions.title',
      house: 'auctions.house',
      place: 'auctions.place',
      status: 'auctions.status',
      id: 'auctions.id',
    },
    /** `q` is part of title and house. */
    where: ({ q }) =>
      ifText(q, (text) => sql`(auctions.title || ' ' || auctions.house) ILIKE ${containing(text)}`),
    load: async (executor, which) => {
      const { rows } = await sql<AuctionRow>`
        SELECT
          ${fieldsOf('auctions', ownFields)}, auctions.starts_at AS "startsAt", auctions.ends_at AS "endsAt",
          ${categoryIdsOf('auctions')} AS "categoryIds"
        FROM auctions ${which}
      `.execute(executor)
      return rows.map(({ startsAt, endsAt, ...row }) => ({
        ...row,
        starts: localTimeOf(startsAt, row.timeZone),
        ends: localTimeOf(endsAt, row.timeZone),
        pageURI: auctionPageUri(row),
      }))
    },
  },
})
