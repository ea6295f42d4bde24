import { auctionUpdated } from '@vitrine/contracts/auctions/events'
import type { Executor } from '@vitrine/database/database'
import {
  auctionCardSchema,
  auctionToDocument,
  type IndexedAuction,
} from '@vitrine/search/auctions/auctions.document'
import { auctionsIndex } from '@vitrine/search/auctions/auctions.index'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineIndex } from '../define-index.ts'

/** An auction as its document needs it: one row, read in one snapshot. */
const rowSchema = auctionCardSchema.extend({
  startsAt: z.date().transform((time) => time.getTime()),
  endsAt: z.date().transform((time) => time.getTime()),
  status: z.enum(['draft', 'published', 'canceled']),
  lotTitles: z.array(z.string()),
  description: z.string(),
})

/** All events of auctions have the same payload. */
const { payload: auctionEventSchema } = auctionUpdated

/** The auctions that everybody sees: published ones, and those that were canceled after they had been. */
export const auctions = defineIndex({
  definition: auctionsIndex,
  changed: (payload) => {
    const { auctionId, revision } = auctionEventSchema.parse(payload)
    return { id: auctionId, revision }
  },
  rows: { table: 'auctions', changedAt: 'updated_at', shown: sql`status <> 'draft'` },
  load: loadAuctions,
  toDocument: ({ status, ...auction }) =>
    status === 'draft' ? null : auctionToDocument({ ...auction, status }),
})

type AuctionRow = Omit<IndexedAuction, 'status'> & { status: IndexedAuction['status'] | 'draft' }

/** One statement for any number of auctions. Those that are gone are missing in the result. */
async function loadAuctions(executor: Executor, ids: readonly number[]): Promise<AuctionRow[]> {
  const { rows } = await sql`
    SELECT a.id, a.revision, a.title, a.house, a.place, a.time_zone AS "timeZone", a.starts_at AS "startsAt", a.ends_at AS "endsAt",
      a.status, a.is_sample AS "isSample", a.description, jsonb_array_length(a.lots) AS "lotCount", a.picture,
      jsonb_path_query_array(a.lots, '$[*].title') AS "lotTitles",
      coalesce((SELECT json_agg(c.category_id ORDER BY c.category_id) FROM auction_categories c WHERE c.auction_id = a.id), '[]') AS "categoryIds"
    FROM auctions a WHERE a.id = ANY(${[...ids]}::bigint[]) ORDER BY a.id
  `.execute(executor)
  return rows.map((row) => rowSchema.parse(row))
}
