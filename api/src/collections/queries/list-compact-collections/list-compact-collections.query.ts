import type { CollectionStatus } from '@vitrine/contracts/collections/collections'
import type { compactCollectionListSchema, compactCollectionQuerySchema } from '@vitrine/contracts/collections/schemas'
import type { Database } from '@vitrine/database/database'
import { foldedText } from '@vitrine/domain/vault/text-keys'
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'

type Query = z.output<typeof compactCollectionQuerySchema>

const orders: Record<Query['sort'], RawBuilder<unknown>> = {
  'createdDate:desc': sql`created_at DESC, id DESC`,
  'createdDate:asc': sql`created_at, id DESC`,
  'title:asc': sql`sort_key, id DESC`,
  'title:desc': sql`sort_key DESC, id DESC`,
}

/** One page of the member's collections, as pickers show them. */
export async function listCompactCollections(database: Database, userId: number, query: Query): Promise<z.infer<typeof compactCollectionListSchema>> {
  const which = sql`user_id = ${userId} AND strpos(title_folded, ${foldedText(query.title)}) > 0`
  const [{ rows: [counted] }, { rows: items }] = await Promise.all([
    sql<{ total: number }>`SELECT count(*) AS total FROM collections WHERE ${which}`.execute(database),
    sql<{ id: number; title: string; status: CollectionStatus }>`
      SELECT id, title, status FROM collections WHERE ${which} ORDER BY ${orders[query.sort]} OFFSET ${query.offset} LIMIT ${query.limit}
    `.execute(database),
  ])
  return { items, meta: { total: counted?.total ?? 0, currentLimit: query.limit, currentOffset: query.offset } }
}
