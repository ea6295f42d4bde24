import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import type { ManagedVaultQuery } from '@vitrine/contracts/vault-items/list-query'
import type { managedVaultListSchema } from '@vitrine/contracts/vault-items/schemas'
import type { Database } from '@vitrine/database/database'
import { holdsText } from '@vitrine/database/folded-texts'
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { urlOfMedia } from '../../vault-media/queries/item-media.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface Row {
  id: number
  title: string
  categoryId: number
  cover: string | null
  createdAt: Date
  userId: number
  email: string
  deletedAt: Date | null
}

const columns: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdDate: sql`item.created_at`,
  title: sql`item.sort_key`,
  email: sql`owner.email_normalized`,
  id: sql`item.id`,
}

/**
 * Everybody's items for staff, or those that can still be restored. A row says what finds an item again, and
 * nothing else of it.
 */
export async function manageItems(
  database: Database,
  query: ManagedVaultQuery,
  now: Date,
): Promise<z.infer<typeof managedVaultListSchema>> {
  const from = sql`FROM vault_items item JOIN users owner ON owner.id = item.user_id WHERE ${conditionsOf(query, now)}`
  const [
    {
      rows: [counted],
    },
    { rows },
  ] = await Promise.all([
    sql<{ total: number }>`SELECT count(*) AS total ${from}`.execute(database),
    sql<Row>`
      SELECT item.id, item.title, coalesce(item.category_id, 0) AS "categoryId", item.created_at AS "createdAt", item.user_id AS "userId", owner.email, item.deleted_at AS "deletedAt",
        (SELECT media.key FROM vault_media media WHERE media.item_id = item.id AND media.kind = 'image' AND media.removed_at IS NULL ORDER BY media.place, media.id LIMIT 1) AS cover
      ${from} ORDER BY ${orderOf(query.s)}, item.id DESC OFFSET ${query.offset} LIMIT ${query.limit}
    `.execute(database),
  ])
  const items = rows.map(({ cover, createdAt, deletedAt, ...row }) => ({
    ...row,
    image: cover === null ? '' : urlOfMedia(cover),
    createdDate: createdAt.toISOString(),
    ...(deletedAt && { deletedDate: deletedAt.toISOString() }),
  }))
  return {
    items,
    meta: { total: counted?.total ?? 0, currentLimit: query.limit, currentOffset: query.offset },
  }
}

function orderOf(sort: string): RawBuilder<unknown> {
  const [field = '', direction] = sort.split(':')
  return sql`${columns[field] ?? sql`item.created_at`} ${direction === 'asc' ? sql`ASC` : sql`DESC`}`
}

function conditionsOf(query: ManagedVaultQuery, now: Date): RawBuilder<boolean> {
  const {
    'f.title': title,
    'f.email': email,
    'f.categoryId': categoryId,
    'f.id': id,
    'f.deleted': isDeleted,
  } = query
  const conditions = [
    isDeleted
      ? sql`item.deleted_at >= ${new Date(now.getTime() - limits.restoreDays * DAY_MS)}`
      : sql`item.deleted_at IS NULL`,
    ...(title ? [holdsText(sql`item.title_folded`, title)] : []),
    ...(email ? [sql`strpos(owner.email_normalized, ${email.toLowerCase()}) > 0`] : []),
    ...(categoryId === null ? [] : [sql`item.category_id = ${categoryId}`]),
    ...(id === null ? [] : [sql`item.id = ${id}`]),
  ]
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}
