import { Injectable } from '@nestjs/common'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'

@Injectable()
export class PreferencesRepository {
  async find(executor: Executor, userId: number): Promise<{ key: string; value: string }[]> {
    return await executor
      .selectFrom('user_preferences')
      .select(['key', 'value'])
      .where('user_id', '=', userId)
      .execute()
  }

  async save(
    executor: Executor,
    userId: number,
    { key, value }: { key: string; value: string },
  ): Promise<void> {
    await executor
      .insertInto('user_preferences')
      .values({ user_id: userId, key, value })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'key']).doUpdateSet({ value, updated_at: sql<Date>`now()` }),
      )
      .execute()
  }

  async remove(executor: Executor, userId: number, key: string): Promise<void> {
    await executor
      .deleteFrom('user_preferences')
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute()
  }
}
