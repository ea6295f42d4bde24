import { languageName } from '@vitrine/contracts/library/languages'
import { libraryLimits as limits } from '@vitrine/contracts/library/limits'
import type { BookHit, SearchResponse } from '@vitrine/contracts/library/schemas'
import type { SearchQuery } from '@vitrine/contracts/library/search-query'
import type { BookCard } from '@vitrine/search/library/library.document'
import type { SearchHit } from '@vitrine/search/search-request'
import { categoryFacet } from '../../../taxonomy/queries/category-facet.ts'
import type { SearchSources } from '../../search-sources.ts'
import { currentCards } from '../book-cards.ts'
import { chaptersFound } from '../chapters-found.ts'
import { findBooks, type FoundBooks } from './find-books.ts'

/**
 * The search page, the same for everybody: of the tables of contents it says only that they matched. What was only
 * guessed at is no result: it is told as close spellings.
 * @throws SearchUnavailable
 */
export async function searchBooks(sources: SearchSources, query: SearchQuery): Promise<SearchResponse> {
  const found = await findBooks(sources, query)
  const { limit, result: { total, hits, facets, histograms, understood } } = found
  const isGuessed = understood.kind === 'guessed'
  const wanted = isGuessed ? hits.slice(0, limits.closeSpellingsMax) : hits
  const shown = await shownHits(sources, found, wanted)
  const counted = (field: string) => (isGuessed ? [] : (facets[field] ?? []))
  return {
    items: isGuessed ? [] : shown,
    meta: { total: isGuessed ? 0 : Math.min(total - (wanted.length - shown.length), limits.searchWindow), currentLimit: limit, currentOffset: query.offset },
    isTotalExact: isGuessed || total <= limits.searchWindow,
    understood: understood.kind === 'partial' ? { ...understood, leftOut: [...understood.leftOut] } : understood,
    closeSpellings: isGuessed ? shown : [],
    facets: {
      categories: categoryFacet(sources.tree, query.category, counted('categoryId')),
      authors: counted('writers').slice(0, limits.facetValuesShown),
      // A book whose language nobody knows has none that could be chosen.
      languages: counted('language').filter(({ value }) => value !== '').slice(0, limits.facetValuesShown).map(({ value, count }) => ({ value, title: languageName(value), count })),
      years: isGuessed ? [] : (histograms['year'] ?? []).map(({ from, count }) => ({ year: from, count })),
    },
    withinWindow: query.offset + limit <= limits.searchWindow,
  }
}

/** Where a book has changed since the index saw it, its words stand elsewhere: they are not marked. */
async function shownHits({ database, tree, synonyms }: SearchSources, { text, result: { understood } }: FoundBooks, hits: readonly SearchHit<BookCard>[]): Promise<BookHit[]> {
  const byId = new Map(hits.map((hit) => [hit.document.id, hit]))
  const cards = await currentCards(database, tree, hits.map(({ document }) => document))
  const chapters = await chaptersFound(database, cards.map(({ id }) => id), { text, understood, synonyms })
  return cards.map((card) => {
    const { document, highlights = {} } = byId.get(card.id) ?? {}
    const ranges = document?.title === card.title ? (highlights['title'] ?? []) : []
    return { ...card, highlights: { title: ranges.map(([from, to]): [number, number] => [from, to]) }, isInContents: chapters.has(card.id) }
  })
}
