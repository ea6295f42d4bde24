import { languageName } from '@vitrine/contracts/library/languages'
import { libraryLimits as limits } from '@vitrine/contracts/library/messages'
import type {
  BookHit,
  Chapter,
  MatchingChapters,
  SearchQuery,
  SearchResponse,
  Suggestions,
} from '@vitrine/contracts/library/schemas'
import { joinNames } from '@vitrine/contracts/text'
import type { Executor } from '@vitrine/database/database'
import type { BookCard } from '@vitrine/search/library/library.document'
import { libraryIndex } from '@vitrine/search/library/library.index'
import { librarySearchRequest } from '@vitrine/search/library/library.query'
import { matchingChapters, type MatchingChapter } from '@vitrine/search/library/matching-chapters'
import type { Synonyms } from '@vitrine/search/relevance/variants/synonyms'
import type { SearchHit, SearchResult, Understood } from '@vitrine/search/search-request'
import { sql } from 'kysely'
import { choosable, countsOf, foundPage, wantedHits, withHighlights } from '../../search-hits/found-page.ts'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { suggestedCards } from '../../search-hits/suggested-cards.ts'
import { categoryFacet, chosenCategoryIds } from '../../taxonomy/queries/category-facet.ts'
import { currentCards } from './book-cards.ts'

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

interface Asked {
  /** As it was typed. */
  text: string
  understood: Understood
  synonyms: Synonyms
}

/** For each of these books, the chapters in which a search was found; those without any are missing. */
export async function chaptersFound(
  executor: Executor,
  ids: readonly number[],
  { text, understood, synonyms }: Asked,
): Promise<Map<number, MatchingChapter[]>> {
  if (text === '' || ids.length === 0) return new Map()
  const { rows } = await sql<{
    id: number
    contents: Chapter[]
  }>`SELECT id, contents FROM books WHERE id = ANY(${[...ids]}::bigint[])`.execute(executor)
  const read = (understood.kind === 'exact' ? undefined : understood.used) ?? text
  return new Map(
    rows
      .map(({ id, contents }) => [id, matchingChapters(contents, read, synonyms)] as const)
      .filter(([, chapters]) => chapters.length > 0),
  )
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

/**
 * Titles that complete the term, best first, each with its authors and year; none below the length at which
 * suggestions start.
 *
 * @throws SearchUnavailable
 */
export async function suggestBooks(
  { database, engine, tree, synonyms }: SearchSources,
  term: string,
): Promise<Suggestions> {
  const suggested = await suggestedCards(term, {
    limits,
    synonyms,
    suggest: (request) => engine.suggest(libraryIndex, request),
    cards: (found) => currentCards(database, tree, found),
  })
  return {
    items: suggested.map(({ title, pageURI, authors, year, isCorrected }) => ({
      title,
      pageURI,
      category: `${joinNames(authors)}, ${year}`,
      ...(isCorrected && { corrected: true as const }),
    })),
  }
}
