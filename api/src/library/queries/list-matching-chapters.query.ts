import { libraryLimits as limits } from '@vitrine/contracts/library/messages'
import type { MatchingChapters } from '@vitrine/contracts/library/schemas'
import type { SearchQuery } from '@vitrine/contracts/library/search-query'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { chaptersFound } from './chapters-found.ts'
import { findBooks } from './search-books.query.ts'

/**
 * For whoever may see details: the chapters behind a page of results, found by the same search.
 *
 * @throws SearchUnavailable
 */
export async function listMatchingChapters(
  sources: SearchSources,
  query: SearchQuery,
): Promise<MatchingChapters> {
  const {
    text,
    result: { hits, understood },
  } = await findBooks(sources, query)
  const found = await chaptersFound(
    sources.database,
    hits.map(({ document }) => document.id),
    { text, understood, synonyms: sources.synonyms },
  )
  const items = [...found].map(([id, chapters]) => ({
    id,
    chapters: chapters.slice(0, limits.matchingChapters).map(({ title, page, ranges }) => ({
      title,
      page,
      ranges: ranges.map(([from, to]): [number, number] => [from, to]),
    })),
    more: Math.max(0, chapters.length - limits.matchingChapters),
  }))
  return { items }
}
