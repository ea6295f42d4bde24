import type { CollectionList, CollectionQuery } from '@vitrine/contracts/collections/schemas'
import type { Database } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import { holdsText } from '@vitrine/database/folded-texts'
import { sql, type RawBuilder } from 'kysely'
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
