import { indexDefinitions } from '@vitrine/search/indexes'
import type { SearchEngine } from '@vitrine/search/search-engine'

/**
 * The ids of indexes that cannot be searched now, although the engine itself may respond: missing, locked or
 * broken.
 */
export async function unsearchableIndexes(engine: Pick<SearchEngine, 'countDocuments'>): Promise<string[]> {
  const each = await Promise.all(
    indexDefinitions.map((definition) =>
      engine.countDocuments(definition).then(
        () => [],
        () => [definition.id],
      ),
    ),
  )
  return each.flat()
}
