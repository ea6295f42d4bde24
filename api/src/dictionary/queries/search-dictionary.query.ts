import { dictionaryLimits } from '@vitrine/contracts/dictionary/messages'
import type {
  SearchHit,
  SearchQuery,
  SearchResponse,
  Suggestions,
} from '@vitrine/contracts/dictionary/schemas'
import type { Database } from '@vitrine/database/database'
import type { DictionaryCard } from '@vitrine/search/dictionary/dictionary.document'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { dictionarySearchRequest } from '@vitrine/search/dictionary/dictionary.query'
import { defaultSearchLimits } from '@vitrine/search/index-definition'
import type { SearchHit as EngineHit, SearchResult, TextRange } from '@vitrine/search/search-request'
import { isHidden } from '../../taxonomy/taxonomy-tree.ts'
import { rootCategoryCounts } from './count-articles.query.ts'
import { currentCards, currentCardsWithTexts } from './article-cards.ts'
import { lackingWords, toldAs, withExcerpts } from '../../search-hits/found-page.ts'
import { hiddenHits } from '../../search-hits/hidden-hits.ts'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { suggestedTitles } from '../../search-hits/suggested-cards.ts'

/**
 * The search page: hits, total and counts per root category and author, in one request to the engine. What
 * was only guessed at is no result: it is told as close spellings, and neither counted nor paged.
 *
 * @throws SearchUnavailable
 */
export async function searchDictionary(
  { database, engine, tree, synonyms }: SearchSources,
  query: SearchQuery,
): Promise<SearchResponse> {
  const request = dictionarySearchRequest(query)
  const { total, hits, facets, understood, terms } = await engine.search(dictionaryIndex, {
    ...request,
    highlight: true,
    synonyms,
  })
  const isGuessed = understood.kind === 'guessed'
  const asked = isGuessed ? hits.slice(0, dictionaryLimits.closeSpellingsMax) : hits
  const shown = await currentHits(database, { hits: asked, terms })
  const hidden = hiddenHits({ total, offset: request.offset }, { found: asked.length, shown: shown.length })
  const counted = (field: string) => (isGuessed ? [] : surelySeen(facets[field] ?? [], hidden))
  const authors = counted('authorIds')
  return {
    items: isGuessed ? [] : shown,
    meta: {
      total: isGuessed ? 0 : total - hidden,
      currentLimit: request.limit,
      currentOffset: request.offset,
    },
    facets: {
      categories: rootCategoryCounts(tree, counted('rootCategoryUrl')),
      authors:
        authors.length < defaultSearchLimits.facetValuesMax
          ? authors.map(({ value, count }) => ({ id: Number(value), count }))
          : null,
    },
    withinWindow: request.offset + request.limit <= dictionaryLimits.searchWindow,
    understood: toldAs(understood),
    closeSpellings: isGuessed ? shown : [],
  }
}

/**
 * An index that is behind has counted what may not be seen any more. A category or an author that nobody else
 * may stand behind would tell of it, so it goes until the index has caught up.
 */
function surelySeen<Counted extends { count: number }>(
  counts: readonly Counted[],
  hidden: number,
): Counted[] {
  return counts.filter(({ count }) => count > hidden)
}

/** Where an article has changed since the index saw it, its words stand elsewhere: they are not marked. */
async function currentHits(
  database: Database,
  {
    hits,
    terms,
  }: Pick<SearchResult<DictionaryCard>, 'terms'> & { hits: readonly EngineHit<DictionaryCard>[] },
): Promise<SearchHit[]> {
  const byId = new Map(hits.map((hit) => [hit.document.id, hit]))
  const { cards, texts } = await currentCardsWithTexts(
    database,
    hits.map(({ document }) => document),
    lackingWords(hits),
  )
  const marked = cards.map((card) => {
    const { document, highlights = {} } = byId.get(card.id) ?? {}
    return {
      ...card,
      highlights: {
        title: document?.title === card.title ? rangesOf(highlights['title']) : [],
        description: document?.description === card.description ? rangesOf(highlights['description']) : [],
      },
    }
  })
  return withExcerpts(marked, { hits, terms }, texts)
}

function rangesOf(ranges: readonly TextRange[] = []): [number, number][] {
  return ranges.map(([from, to]) => [from, to])
}

/**
 * Titles that complete the term, best first; none below the length at which suggestions start. Where no title
 * is spelled so, those that are spelled nearly so, or in another way.
 *
 * @throws SearchUnavailable
 */
export async function suggestTitles(
  { database, engine, tree, synonyms }: SearchSources,
  term: string,
): Promise<Suggestions> {
  return await suggestedTitles(term, {
    limits: dictionaryLimits,
    synonyms,
    suggest: (request) => engine.suggest(dictionaryIndex, request),
    async cards(found) {
      const roots = new Map(found.map(({ id, rootCategoryUrl }) => [id, tree.find(rootCategoryUrl)]))
      const cards = await currentCards(database, found)
      return cards.map(({ id, title, pageURI }) => {
        const root = roots.get(id)
        return { id, title, pageURI, ...(root && !isHidden(root) && { category: root.title }) }
      })
    },
  })
}
