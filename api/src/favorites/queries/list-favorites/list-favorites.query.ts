import { favoriteLimits as limits, type FavoriteType } from '@vitrine/contracts/favorites/favorites'
import type { FavoriteList, FavoriteQuery } from '@vitrine/contracts/favorites/schemas'
import { sql } from 'kysely'
import { readFavorites, type FavoriteSource } from './read-favorites.query.ts'

/** One page of the member's favorites of a kind. */
export async function listFavorites(
  source: FavoriteSource,
  userId: number,
  { itemType, sort, pageNumber }: FavoriteQuery & { itemType: FavoriteType },
): Promise<FavoriteList> {
  const offset = (pageNumber - 1) * limits.pageSize
  const [total, items] = await Promise.all([
    countFavorites(source, userId, itemType),
    readFavorites(source, userId, { itemType, sort, offset, limit: limits.pageSize }),
  ])
  return { items, meta: { total, currentLimit: limits.pageSize, currentOffset: offset } }
}

async function countFavorites(
  { database }: FavoriteSource,
  userId: number,
  itemType: FavoriteType,
): Promise<number> {
  const {
    rows: [counted],
  } = await sql<{
    total: number
  }>`SELECT count(*) AS total FROM favorites WHERE user_id = ${userId} AND item_type = ${itemType}`.execute(
    database,
  )
  return counted?.total ?? 0
}
