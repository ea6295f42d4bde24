import { languageName } from '@vitrine/contracts/library/languages'
import { libraryLimits as limits } from '@vitrine/contracts/library/messages'
import type { BookHit, SearchResponse } from '@vitrine/contracts/library/schemas'
import type { SearchQuery } from '@vitrine/contracts/library/search-query'
import type { BookCard } from '@vitrine/search/library/library.document'
import { libraryIndex } from '@vitrine/search/library/library.index'
import { librarySearchRequest } from '@vitrine/search/library/library.query'
import type { SearchHit, SearchResult } from '@vitrine/search/search-request'
import { choosable, countsOf, foundPage, wantedHits, withHighlights } from '../../search-hits/found-page.ts'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { categoryFacet, chosenCategoryIds } from '../../taxonomy/queries/category-facet.ts'
import { currentCards } from './book-cards.ts'
import { chaptersFound } from './chapters-found.ts'

/**
 * The search page, the same for everybody: of the tables of contents it says only that they matched. What was
 * only guessed at is no result: it is told as close spellings.
 *
 * @throws SearchUnavailable
 */
export async function searchBooks(sources: SearchSources, query: SearchQuery): Promise<SearchResponse> {
  const found = await findBooks(sources, query)
  const { limit, result } = found
  const wanted = wantedHits(result, limits)
  const shown = await shownHits(sources, found, wanted)
  const counted = countsOf(result)
  const { histograms, understood } = result
  return {
    ...foundPage(result, { wanted: wanted.length, shown, offset: query.offset, limit }, limits),
    facets: {
      categories: categoryFacet(sources.tree, query.category, counted('categoryId')),
      authors: counted('writers').slice(0, limits.facetValuesShown),
      // A book whose language nobody knows has none that could be chosen.
      languages: choosable(counted('language'), limits.facetValuesShown).map(({ value, count }) => ({
        value,
        title: languageName(value),
        count,
      })),
      years:
        understood.kind === 'guessed'
          ? []
          : (histograms['year'] ?? []).map(({ from, count }) => ({ year: from, count })),
    },
  }
}

async function shownHits(
  { database, tree, synonyms }: SearchSources,
  { text, result: { understood } }: FoundBooks,
  hits: readonly SearchHit<BookCard>[],
): Promise<BookHit[]> {
  const cards = await currentCards(
    database,
    tree,
    hits.map(({ document }) => document),
  )
  const chapters = await chaptersFound(
    database,
    cards.map(({ id }) => id),
    { text, understood, synonyms },
  )
  return withHighlights(cards, hits).map((card) => ({ ...card, isInContents: chapters.has(card.id) }))
}

interface FoundBooks {
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
