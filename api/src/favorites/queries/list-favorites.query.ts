import {
  favoriteLimits as limits,
  type FavoriteType,
  type FavoriteSort,
} from '@vitrine/contracts/favorites/favorites'
import type {
  Favorite,
  FavoriteList,
  FavoriteQuery,
  FavoriteStates,
} from '@vitrine/contracts/favorites/schemas'
import type { Database, Executor } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { favoriteCards, type FavoriteCard } from '../favorite-cards.ts'

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

export interface FavoriteSource {
  database: Database
  tree: TaxonomyTree
}

interface Which {
  itemType: FavoriteType
  sort: FavoriteSort
  offset: number
  limit: number
}

const records: Readonly<Record<FavoriteType, string>> = {
  inventory: 'sold_items',
  marks: 'marks',
  library: 'books',
}

/**
 * Favorites of a member in their order, as their items are now; those that were withdrawn as they were when
 * they were added.
 */
export async function readFavorites(
  { database, tree }: FavoriteSource,
  userId: number,
  { itemType, sort, offset, limit }: Which,
): Promise<Favorite[]> {
  const { rows } = await sql<KeptFavorite>`
    SELECT favorite.id AS "favoriteId", favorite.item_id AS id, favorite.title, favorite.byline, favorite.picture, favorite.created_at AS "createdAt"
    FROM favorites favorite LEFT JOIN ${sql.table(records[itemType])} record ON record.id = favorite.item_id
    WHERE favorite.user_id = ${userId} AND favorite.item_type = ${itemType}
    ORDER BY ${sort === 'ALPHABETIC' ? sql`coalesce(record.sort_key, favorite.sort_key),` : sql`favorite.created_at DESC,`} favorite.id DESC
    OFFSET ${offset} LIMIT ${limit}
  `.execute(database)
  const current = await favoriteCards(
    database,
    tree,
    itemType,
    rows.map(({ id }) => id),
  )
  return rows.map((kept) => toFavorite(itemType, kept, current.get(kept.id)))
}

/** What was kept of an item when it was added. */
interface KeptFavorite extends Pick<FavoriteCard, 'id' | 'title' | 'byline' | 'picture'> {
  favoriteId: number
  createdAt: Date
}

/**
 * As the documents spell it for its kind: from the item as it is now, else from what was kept of it, without
 * a link.
 */
function toFavorite(itemType: FavoriteType, kept: KeptFavorite, current: FavoriteCard | undefined): Favorite {
  const { title, byline, picture } = current ?? kept
  const url = current?.pageURI ?? null
  const row = {
    id: kept.id,
    favoriteId: kept.favoriteId,
    createdDate: kept.createdAt.toISOString(),
    available: current !== undefined,
  }
  if (itemType === 'inventory') return { ...row, title, thumbnail1: picture, worthopedia_item_url: url }
  if (itemType === 'marks') return { ...row, description: title, image: picture, url }
  return { ...row, title, description: byline, imageLarge: picture, url }
}

/** Those of the items that are favorites of the member. */
export async function readFavoriteStates(
  executor: Executor,
  userId: number,
  { itemType, ids }: { itemType: FavoriteType; ids: readonly number[] },
): Promise<FavoriteStates['items']> {
  return await executor
    .selectFrom('favorites')
    .select(['item_id as id', 'id as favoriteId'])
    .where('user_id', '=', userId)
    .where('item_type', '=', itemType)
    .where(sql<boolean>`item_id = ANY(${[...ids]}::bigint[])`)
    .orderBy('item_id')
    .execute()
}
