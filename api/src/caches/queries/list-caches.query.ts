import { cacheAreas } from '@vitrine/contracts/areas'
import type { Cache } from '@vitrine/contracts/caches/schemas'
import type { Database } from '@vitrine/database/database'

/** Every cache, in the order of the contracts. */
export async function listCaches(database: Database): Promise<Cache[]> {
  const rows = await database.selectFrom('cache_generations').selectAll().execute()
  const generations = new Map(rows.map(({ area, generation }) => [area, generation]))
  return cacheAreas.map((name) => ({ name, generation: generations.get(name) ?? 0 }))
}
