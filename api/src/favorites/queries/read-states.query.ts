import type { FavoriteType } from '@vitrine/contracts/favorites/favorites'
import type { FavoriteStates } from '@vitrine/contracts/favorites/schemas'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'

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
