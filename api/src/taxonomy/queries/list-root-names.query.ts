import type { RootNames } from '@vitrine/contracts/taxonomy/schemas'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'

/** The top categories in their own order, by name alone: the header of every page asks for them. */
export async function listRootNames(executor: Executor): Promise<RootNames> {
  const items = await executor
    .selectFrom('taxonomy_nodes')
    .select(['url', 'title'])
    .where('parent_id', 'is', null)
    .orderBy('position')
    .orderBy(sql`sort_key COLLATE "C"`)
    .orderBy('id')
    .execute()
  return { items }
}
