import { favoriteLimits as limits, type FavoriteType } from '@vitrine/contracts/favorites/favorites'
import type { FavoriteList, FavoriteQuery } from '@vitrine/contracts/favorites/schemas'
import type { Database } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'
import type { TaxonomyTree } from '../../../taxonomy/taxonomy-tree.ts'
import { favoriteCards } from '../../favorite-cards.ts'
import { toFavorite, type KeptFavorite } from './to-favorite.ts'

const records: Readonly<Record<FavoriteType, string>> = { inventory: 'sold_items', marks: 'marks', library: 'books' }

/** One page of the member's favorites of a kind, as their items are now; those that were withdrawn as they were when they were added. */
export async function listFavorites({ database, tree }: { database: Database; tree: TaxonomyTree }, userId: number, query: FavoriteQuery & { itemType: FavoriteType }): Promise<FavoriteList> {
  const { itemType, sort, pageNumber } = query
  const offset = (pageNumber - 1) * limits.pageSize
  const own = sql`favorite.user_id = ${userId} AND favorite.item_type = ${itemType}`
  const [total, { rows }] = await Promise.all([countOf(database, own), sql<KeptFavorite>`
    SELECT favorite.id AS "favoriteId", favorite.item_id AS id, favorite.title, favorite.byline, favorite.picture, favorite.created_at AS "createdAt"
    FROM favorites favorite LEFT JOIN ${sql.table(records[itemType])} record ON record.id = favorite.item_id
    WHERE ${own}
    ORDER BY ${sort === 'ALPHABETIC' ? sql`coalesce(record.sort_key, favorite.sort_key),` : sql`favorite.created_at DESC,`} favorite.id DESC
    OFFSET ${offset} LIMIT ${limits.pageSize}
  `.execute(database)])
  const current = await favoriteCards(database, tree, itemType, rows.map(({ id }) => id))
  return { items: rows.map((kept) => toFavorite(itemType, kept, current.get(kept.id))), meta: { total, currentLimit: limits.pageSize, currentOffset: offset } }
}

async function countOf(database: Database, own: RawBuilder<unknown>): Promise<number> {
  const { rows: [counted] } = await sql<{ total: number }>`SELECT count(*) AS total FROM favorites favorite WHERE ${own}`.execute(database)
  return counted?.total ?? 0
}
