import type { CollectionStatus } from '@vitrine/contracts/collections/collections'
import type {
  CollectionList,
  CollectionQuery,
  compactCollectionListSchema,
  compactCollectionQuerySchema,
} from '@vitrine/contracts/collections/schemas'
import type { Database } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import { holdsText } from '@vitrine/database/folded-texts'
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import {
  collectionJson,
  collectionOrders,
  statusOf,
  toCollection,
  type CollectionRow,
} from './collection-rows.ts'

const columns = {
  title: sql`collection.title_folded`,
  description: sql`collection.description_folded`,
} as const

/**
 * One page of a member's collections with the number of all that match, by one statement. What a page shows
 * is read for its rows alone.
 */
export async function listCollections(
  database: Database,
  userId: number,
  query: CollectionQuery,
): Promise<CollectionList> {
  const which = conditionsOf(userId, query)
  const order = collectionOrders[query.sort]
  const {
    rows: [found],
  } = await sql<{ total: number; items: CollectionRow[] }>`${PREPARED}
    SELECT
      (SELECT count(*) FROM collections collection WHERE ${which}) AS total,
      (SELECT coalesce(json_agg(${collectionJson} ORDER BY ${order}), '[]') FROM (
        SELECT * FROM collections collection WHERE ${which} ORDER BY ${order} OFFSET ${query.offset} LIMIT ${query.limit}
      ) collection) AS items
  `.execute(database)
  return {
    items: (found?.items ?? []).map(toCollection),
    meta: { total: found?.total ?? 0, currentLimit: query.limit, currentOffset: query.offset },
  }
}

/** Filters join by 'and'; the text is looked for in any of the fields. */
function conditionsOf(userId: number, { title, status, fields }: CollectionQuery): RawBuilder<boolean> {
  const conditions = [
    sql`collection.user_id = ${userId}`,
    ...(status === null ? [] : [sql`${statusOf} = ${status}`]),
    ...(title.trim() === ''
      ? []
      : [
          sql`(${sql.join(
            fields.map((field) => holdsText(columns[field], title)),
            sql` OR `,
          )})`,
        ]),
  ]
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

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
