import { Injectable } from '@nestjs/common'
import type { TagInput } from '@vitrine/contracts/tags/schemas'
import type { Transaction } from '@vitrine/database/database'
import { changedTitleKeys, titleKeys } from '@vitrine/domain/vault/text-keys'

/** Each of these is asked for one member's tags alone: another member's are none. */
@Injectable()
export class TagsRepository {
  async insert(
    transaction: Transaction,
    userId: number,
    { title, color }: TagInput,
    createdAt: Date,
  ): Promise<number> {
    const { id } = await transaction
      .insertInto('tags')
      .values({ user_id: userId, title, color, ...titleKeys(title), created_at: createdAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async update(
    transaction: Transaction,
    userId: number,
    id: number,
    { title, color }: TagInput,
  ): Promise<boolean> {
    const before = await transaction
      .selectFrom('tags')
      .select('title')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!before) return false
    await transaction
      .updateTable('tags')
      .set({ title, color, ...changedTitleKeys(before.title, title) })
      .where('id', '=', id)
      .execute()
    return true
  }
}
