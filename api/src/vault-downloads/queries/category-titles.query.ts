import type { Database } from '@vitrine/database/database'

/** Titles of the top categories by id: no other holds an item of a vault. */
export async function categoryTitles(database: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .selectFrom('taxonomy_nodes')
    .select(['id', 'title'])
    .where('parent_id', 'is', null)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
