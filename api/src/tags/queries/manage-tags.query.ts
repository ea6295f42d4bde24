import type { managedTagListSchema, managedTagQuerySchema } from '@vitrine/contracts/tags/schemas'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { z } from 'zod'
import { itemsThatCarry, orderOf, titleHolds } from './tag-rows.ts'

interface Row {
  id: number
  title: string
  color: string
  createdAt: Date
  itemsCount: number
  userId: number
  email: string
}

/** For staff: one member's tags, or everybody's, with whose they are. */
export async function manageTags(
  database: Database,
  query: z.output<typeof managedTagQuerySchema>,
): Promise<z.infer<typeof managedTagListSchema>> {
  const userId = query['f.userId']
  const which = sql`${userId === null ? sql`true` : sql`tag.user_id = ${userId}`} AND ${titleHolds(query['f.title'])}`
  const [
    {
      rows: [counted],
    },
    { rows },
  ] = await Promise.all([
    sql<{ total: number }>`SELECT count(*) AS total FROM tags tag WHERE ${which}`.execute(database),
    sql<Row>`
      SELECT tag.id, tag.title, tag.color, tag.created_at AS "createdAt", ${itemsThatCarry} AS "itemsCount", tag.user_id AS "userId", owner.email
      FROM tags tag JOIN users owner ON owner.id = tag.user_id
      WHERE ${which} ORDER BY ${orderOf(query.s)} OFFSET ${query.offset} LIMIT ${query.limit}
    `.execute(database),
  ])
  const items = rows.map(({ createdAt, ...tag }) => ({ ...tag, createdDate: createdAt.toISOString() }))
  return {
    items,
    meta: { total: counted?.total ?? 0, currentLimit: query.limit, currentOffset: query.offset },
  }
}
