import type { Database } from '@vitrine/database/database'

/** How many items a member keeps; deleted ones are none. */
export async function countItems(database: Database, userId: number): Promise<number> {
  const { count } = await database
    .selectFrom('vault_items')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
