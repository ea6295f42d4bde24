import type { FavoriteSort, FavoriteType } from '@vitrine/contracts/favorites/favorites'
import type { Favorite } from '@vitrine/contracts/favorites/schemas'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { TaxonomyTree } from '../../../taxonomy/taxonomy-tree.ts'
import { favoriteCards } from '../../favorite-cards.ts'
import { toFavorite, type KeptFavorite } from './to-favorite.ts'

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
