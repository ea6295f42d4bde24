import type { Database } from '@vitrine/database/database'

/** What a member calls the vault. */
export async function vaultTitleOf(database: Database, userId: number): Promise<string> {
  const row = await database
    .selectFrom('user_preferences')
    .select('value')
    .where('user_id', '=', userId)
    .where('key', '=', 'vaultTitle')
    .executeTakeFirst()
  return row?.value || 'My Vault'
}
