import type { SearchQuery } from '@vitrine/contracts/library/search-query'
import type { BookCard } from '@vitrine/search/library/library.document'
import { libraryIndex } from '@vitrine/search/library/library.index'
import { librarySearchRequest } from '@vitrine/search/library/library.query'
import type { SearchResult } from '@vitrine/search/search-request'
import { chosenCategoryIds } from '../../../taxonomy/queries/category-facet.ts'
import type { SearchSources } from '../../../search-hits/search-sources.ts'

export interface FoundBooks {
  /** As the engine was asked. */
  text: string
  limit: number
  result: SearchResult<BookCard>
}

/** @throws SearchUnavailable */
export async function findBooks(
  { engine, tree, synonyms }: SearchSources,
  query: SearchQuery,
): Promise<FoundBooks> {
  const request = librarySearchRequest(query, chosenCategoryIds(tree, query.category))
  return {
    text: request.text,
    limit: request.limit,
    result: await engine.search(libraryIndex, { ...request, highlight: true, synonyms }),
  }
}
