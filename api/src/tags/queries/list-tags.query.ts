import type {
  managedTagListSchema,
  managedTagQuerySchema,
  TagList,
  TagQuery,
} from '@vitrine/contracts/tags/schemas'
import type { Database } from '@vitrine/database/database'
import { holdsText } from '@vitrine/database/folded-texts'
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'

/** One page of a member's tags, with the number of items that carry each. */
export async function listTags(database: Database, userId: number, query: TagQuery): Promise<TagList> {
  return await pageOf(database, query, {
    which: sql`tag.user_id = ${userId}`,
    more: sql``,
    join: sql``,
  })
}

/** For staff: one member's tags, or everybody's, with whose they are. */
export async function manageTags(
  database: Database,
  query: z.output<typeof managedTagQuerySchema>,
): Promise<z.infer<typeof managedTagListSchema>> {
  const userId = query['f.userId']
  return await pageOf<{ userId: number; email: string }>(database, query, {
    which: userId === null ? sql`true` : sql`tag.user_id = ${userId}`,
    more: sql`, tag.user_id AS "userId", owner.email`,
    join: sql`JOIN users owner ON owner.id = tag.user_id`,
  })
}

interface Row {
  id: number
  title: string
  color: string
  createdAt: Date
  itemsCount: number
}

interface Selection {
  which: RawBuilder<unknown>
  /** Columns beside those of `Row`, and the table that they come from. */
  more: RawBuilder<unknown>
  join: RawBuilder<unknown>
}

async function pageOf<More = unknown>(database: Database, query: TagQuery, { which, more, join }: Selection) {
  const all = sql`${which} AND ${titleHolds(query['f.title'])}`
  const [
    {
      rows: [counted],
    },
    { rows },
  ] = await Promise.all([
    sql<{ total: number }>`SELECT count(*) AS total FROM tags tag WHERE ${all}`.execute(database),
    sql<Row & More>`
      SELECT tag.id, tag.title, tag.color, tag.created_at AS "createdAt", ${itemsThatCarry} AS "itemsCount"${more}
      FROM tags tag ${join}
      WHERE ${all} ORDER BY ${orders[query.s]} OFFSET ${query.offset} LIMIT ${query.limit}
    `.execute(database),
  ])
  const items = rows.map(({ createdAt, ...tag }) => ({ ...tag, createdDate: createdAt.toISOString() }))
  return {
    items,
    meta: { total: counted?.total ?? 0, currentLimit: query.limit, currentOffset: query.offset },
  }
}

const orders: Record<TagQuery['s'], RawBuilder<unknown>> = {
  'createdDate:desc': sql`tag.created_at DESC, tag.id DESC`,
  'createdDate:asc': sql`tag.created_at, tag.id DESC`,
  'title:asc': sql`tag.sort_key, tag.id DESC`,
  'title:desc': sql`tag.sort_key DESC, tag.id DESC`,
}

/** A filter that is empty holds for every tag. */
function titleHolds(filter: string): RawBuilder<boolean> {
  return holdsText(sql`tag.title_folded`, filter)
}

const itemsThatCarry: RawBuilder<number> = sql`(
  SELECT count(*) FROM vault_item_tags carried JOIN vault_items item ON item.id = carried.item_id
  WHERE carried.tag_id = tag.id AND item.deleted_at IS NULL
)`
