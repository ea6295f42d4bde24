import type { NamesOf } from '@vitrine/contracts/area'
import type { Area } from '@vitrine/contracts/areas'
import { auctionsIndex } from './auctions/auctions.index.ts'
import { blogIndex } from './blog/blog.index.ts'
import { dictionaryIndex } from './dictionary/dictionary.index.ts'
import type { AnyIndex } from './index-definition.ts'
import { marksIndex } from './marks/marks.index.ts'
import { libraryIndex } from './library/library.index.ts'
import { priceGuideIndex } from './price-guide/price-guide.index.ts'

/**
 * What is searchable, by the name of the index in its area's manifest: the types refuse an index that nobody
 * defines.
 */
const definitions: Readonly<Record<NamesOf<Area, 'indexes'>, AnyIndex>> = {
  dictionary: dictionaryIndex,
  'price-guide': priceGuideIndex,
  auctions: auctionsIndex,
  marks: marksIndex,
  blog: blogIndex,
  library: libraryIndex,
}

export const indexDefinitions: readonly AnyIndex[] = Object.values(definitions)

for (const [name, { id }] of Object.entries(definitions))
  if (name !== id) throw new Error(`The index ${name} is defined under the id ${id}.`)
