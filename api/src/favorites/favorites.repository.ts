import { Injectable } from '@nestjs/common'
import type { FavoriteType } from '@vitrine/contracts/favorites/favorites'
import { titleSortKey } from '@vitrine/contracts/title-order'
import type { Executor, Transaction } from '@vitrine/database/database'
import type { FavoriteCard } from './favorite-cards.ts'

@Injectable()
export class FavoritesRepository {
  /** One after the other for each member, so that their number is what it says. */
  async lockMember(transaction: Transaction, userId: number): Promise<void> {
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  }

  async findId(
    transaction: Transaction,
    userId: number,
    itemType: FavoriteType,
    itemId: number,
  ): Promise<number | undefined> {
    const row = await transaction
      .selectFrom('favorites')
      .select('id')
      .where('user_id', '=', userId)
      .where('item_type', '=', itemType)
      .where('item_id', '=', itemId)
      .executeTakeFirst()
    return row?.id
  }

  async count(transaction: Transaction, userId: number): Promise<number> {
    const { count } = await transaction
      .selectFrom('favorites')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Returns its id. */
  async insert(
    transaction: Transaction,
    userId: number,
    itemType: FavoriteType,
    { id, title, byline, picture }: FavoriteCard,
    createdAt: Date,
  ): Promise<number> {
    const row = await transaction
      .insertInto('favorites')
      .values({
        user_id: userId,
        item_type: itemType,
        item_id: id,
        title,
        sort_key: titleSortKey(title),
        byline,
        picture,
        created_at: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }

  async remove(executor: Executor, userId: number, itemType: FavoriteType, id: number): Promise<boolean> {
    const { numDeletedRows } = await executor
      .deleteFrom('favorites')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('item_type', '=', itemType)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
}
