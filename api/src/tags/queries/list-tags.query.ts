import type { TagList, TagQuery } from '@vitrine/contracts/tags/schemas'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { itemsThatCarry, orderOf, titleHolds } from './tag-rows.ts'

interface Row {
  id: number
  title: string
  color: string
  createdAt: Date
  itemsCount: number
}

/** One page of a member's tags, with the number of items that carry each. */
export async function listTags(database: Database, userId: number, query: TagQuery): Promise<TagList> {
  const which = sql`tag.user_id = ${userId} AND ${titleHolds(query['f.title'])}`
  const [
    {
      rows: [counted],
    },
    { rows },
  ] = await Promise.all([
    sql<{ total: number }>`SELECT count(*) AS total FROM tags tag WHERE ${which}`.execute(database),
    sql<Row>`
      SELECT tag.id, tag.title, tag.color, tag.created_at AS "createdAt", ${itemsThatCarry} AS "itemsCount"
      FROM tags tag WHERE ${which} ORDER BY ${orderOf(query.s)} OFFSET ${query.offset} LIMIT ${query.limit}
    `.execute(database),
  ])
  const items = rows.map(({ createdAt, ...tag }) => ({ ...tag, createdDate: createdAt.toISOString() }))
  return {
    items,
    meta: { total: counted?.total ?? 0, currentLimit: query.limit, currentOffset: query.offset },
  }
}
