import type { CollectionStatus } from '@vitrine/contracts/collections/collections'
import type {
  compactCollectionListSchema,
  compactCollectionQuerySchema,
} from '@vitrine/contracts/collections/schemas'
import type { Database } from '@vitrine/database/database'
import { holdsText } from '@vitrine/database/folded-texts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { collectionOrders, statusOf } from './collection-rows.ts'

type Query = z.output<typeof compactCollectionQuerySchema>

/** One page of the member's collections, as pickers show them. */
export async function listCompactCollections(
  database: Database,
  userId: number,
  query: Query,
): Promise<z.infer<typeof compactCollectionListSchema>> {
  const which = sql`collection.user_id = ${userId} AND ${holdsText(sql`collection.title_folded`, query.title)}`
  const [
    {
      rows: [counted],
    },
    { rows: items },
  ] = await Promise.all([
    sql<{ total: number }>`SELECT count(*) AS total FROM collections collection WHERE ${which}`.execute(
      database,
    ),
    sql<{ id: number; title: string; status: CollectionStatus }>`
      SELECT collection.id, collection.title, ${statusOf} AS status FROM collections collection WHERE ${which} ORDER BY ${collectionOrders[query.sort]} OFFSET ${query.offset} LIMIT ${query.limit}
    `.execute(database),
  ])
  return {
    items,
    meta: { total: counted?.total ?? 0, currentLimit: query.limit, currentOffset: query.offset },
  }
}
