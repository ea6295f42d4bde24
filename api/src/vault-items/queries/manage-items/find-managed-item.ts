import type { ManagedVaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'
import { loadItems } from '../item-rows.ts'

/** One member's item with whose it is. */
export async function findManagedItem(executor: Executor, id: number): Promise<ManagedVaultItem | undefined> {
  const [found] = await loadItems(executor, sql`WHERE item.id = ${id} AND item.deleted_at IS NULL`)
  if (!found) return undefined
  const { email } = await executor
    .selectFrom('users')
    .select('email')
    .where('id', '=', found.userId)
    .executeTakeFirstOrThrow()
  return { ...found.item, userId: found.userId, email }
}
