import type { NamesOf } from '@vitrine/contracts/area'
import type { Area } from '@vitrine/contracts/areas'
import { auctions } from './search-projections/auctions/auctions.index.ts'
import { blog } from './search-projections/blog/blog.index.ts'
import { dictionary } from './search-projections/dictionary/dictionary.index.ts'
import { marks } from './search-projections/marks/marks.index.ts'
import { library } from './search-projections/library/library.index.ts'
import { priceGuide } from './search-projections/price-guide/price-guide.index.ts'
import type { RebuildableIndex } from './search-projections/rebuild-index/rebuildable-index.ts'

/**
 * What the workers bind to the names of indexes in the areas' manifests. `processors.ts` lists who takes
 * their events. The types refuse an index that is not bound, and a binding that no area names.
 */
const indexes: Readonly<Record<NamesOf<Area, 'indexes'>, RebuildableIndex>> = {
  dictionary,
  'price-guide': priceGuide,
  auctions,
  marks,
  blog,
  library,
}

/** Every index of the areas. */
export const rebuildableIndexes: readonly RebuildableIndex[] = Object.values(indexes)

export function rebuildableIndex(id: string): RebuildableIndex | undefined {
  return rebuildableIndexes.find(({ definition }) => definition.id === id)
}
