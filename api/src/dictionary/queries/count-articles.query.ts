import type { LetterCounts, CategoryCounts } from '@vitrine/contracts/dictionary/schemas'
import { letters } from '@vitrine/contracts/text'
import type { Database } from '@vitrine/database/database'
import { SECTION } from '@vitrine/domain/texts/section'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { letterCountsRequest, categoryCountsRequest } from '@vitrine/search/dictionary/dictionary.query'
import { SearchUnavailable, type SearchEngine } from '@vitrine/search/search-engine'
import { isHidden, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import type { SearchSources } from '../../search-hits/search-sources.ts'

/** '#' and A to Z with their counts, from the index; by SQL while the engine is away. */
export async function countByLetter(engine: SearchEngine, database: Database): Promise<LetterCounts> {
  const counts = new Map(
    (await fromIndex(engine).catch((error: unknown) => fromRows(database, error))).map(({ value, count }) => [
      value,
      count,
    ]),
  )
  return { items: letters.map((letter) => ({ letter, count: counts.get(letter) ?? 0 })) }
}

async function fromIndex(engine: SearchEngine) {
  const { facets } = await engine.search(dictionaryIndex, letterCountsRequest())
  return facets['letter'] ?? []
}

async function fromRows(database: Database, error: unknown): Promise<{ value: string; count: number }[]> {
  if (!(error instanceof SearchUnavailable)) throw error
  return await database
    .selectFrom('articles')
    .select(({ fn }) => ['letter as value', fn.countAll<number>().as('count')])
    .where('section', '=', SECTION)
    .where('status', '=', 'PUBLISHED')
    .groupBy('letter')
    .execute()
}

/**
 * Articles under each root category. Within a text or an author the engine counts; without either the tree
 * knows already, and the counts stand while the engine is away.
 *
 * @throws SearchUnavailable
 */
export async function countByCategory(
  { engine, tree, synonyms }: Omit<SearchSources, 'database'>,
  filters: { query: string; authors: string },
): Promise<CategoryCounts> {
  const request = categoryCountsRequest(filters)
  if (!request.text && !filters.authors) {
    return {
      items: tree
        .roots()
        .filter((root) => !isHidden(root))
        .map(({ url, title, articles }) => ({ url, title, count: articles })),
    }
  }
  const { facets, understood } = await engine.search(dictionaryIndex, { ...request, synonyms })
  return {
    items: rootCategoryCounts(tree, understood.kind === 'guessed' ? [] : (facets['rootCategoryUrl'] ?? [])),
  }
}

/** Every root that members see, in the roots' own order, with its count from the engine (0 where it has none). */
export function rootCategoryCounts(
  tree: TaxonomyTree,
  counted: readonly { value: string; count: number }[],
): CategoryCounts['items'] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]))
  return tree
    .roots()
    .filter((root) => !isHidden(root))
    .map(({ url, title }) => ({ url, title, count: counts.get(url) ?? 0 }))
}
