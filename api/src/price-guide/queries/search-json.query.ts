import type { JsonSearchQuery, JsonSearchResponse } from '@vitrine/contracts/price-guide/search-json'
import type { IndexDefinition, IndexedDocument } from '@vitrine/search/index-definition'
import { libraryIndex } from '@vitrine/search/library/library.index'
import { librarySearchRequest } from '@vitrine/search/library/library.query'
import { marksIndex } from '@vitrine/search/marks/marks.index'
import { marksSearchRequest } from '@vitrine/search/marks/marks.query'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { priceGuideSearchRequest } from '@vitrine/search/price-guide/price-guide.query'
import type { SearchRequest } from '@vitrine/search/search-request'
import { currentCards as currentBooks } from '../../library/queries/book-cards.ts'
import { currentCards as currentMarks } from '../../marks/queries/mark-cards.ts'
import { chosenCategoryIds } from '../../taxonomy/queries/category-facet.ts'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { hiddenHits } from '../../search-hits/hidden-hits.ts'
import type { SearchSources } from '../../search-hits/search-sources.ts'
import { currentCards } from './sold-item-cards.ts'

type Item = JsonSearchResponse['items'][number]

/**
 * Records of one section that match, without counts: what the documents call `searchJSON`.
 *
 * @throws SearchUnavailable
 */
export async function searchJson(
  sources: SearchSources,
  { query, category, searchType, offset, limit }: JsonSearchQuery,
): Promise<JsonSearchResponse> {
  const { database, tree } = sources
  const page = { offset, limit }
  const ids = chosenCategoryIds(tree, urlOf(tree, category))
  const years = { 'f.yearFrom': '', 'f.yearTo': '' }
  if (searchType === 'marks') {
    const request = marksSearchRequest(
      { query, category: '', 'f.maker': '', 'f.place': '', 'f.kind': '', ...years, s: '', offset },
      ids,
    )
    const { cards, total } = await found(sources, marksIndex, { ...request, ...page }, (hits) =>
      currentMarks(database, tree, hits),
    )
    return { items: cards.map((card) => itemOf(card, null)), meta: metaOf(total, page) }
  }
  if (searchType === 'library') {
    const request = librarySearchRequest(
      { q: query, category: '', 'f.author': '', 'f.language': '', ...years, s: '', offset },
      ids,
    )
    const { cards, total } = await found(sources, libraryIndex, { ...request, ...page }, (hits) =>
      currentBooks(database, tree, hits),
    )
    return { items: cards.map((card) => itemOf(card, null)), meta: metaOf(total, page) }
  }
  const request = priceGuideSearchRequest(
    {
      query,
      category: '',
      'f.maker': '',
      'f.source': '',
      'f.dateFrom': '',
      'f.dateTo': '',
      'f.priceFrom': '',
      'f.priceTo': '',
      currency: '',
      s: '',
      offset,
      facets: '',
    },
    ids,
  )
  const { cards, total } = await found(sources, priceGuideIndex, { ...request, ...page }, (hits) =>
    currentCards(database, tree, hits),
  )
  return { items: cards.map((card) => itemOf(card, card.saleDate)), meta: metaOf(total, page) }
}

/** What was only guessed at is no result, as on the pages. */
async function found<Document extends IndexedDocument, Card extends IndexedDocument, Shown>(
  { engine, synonyms }: SearchSources,
  definition: IndexDefinition<Document, Card>,
  request: SearchRequest<Document>,
  show: (hits: readonly Card[]) => Promise<Shown[]>,
): Promise<{ cards: Shown[]; total: number }> {
  const { hits, total, understood } = await engine.search(definition, {
    ...request,
    facets: [],
    histograms: {},
    synonyms,
  })
  if (understood.kind === 'guessed') return { cards: [], total: 0 }
  const cards = await show(hits.map(({ document }) => document))
  return {
    cards,
    total: total - hiddenHits({ total, offset: request.offset }, { found: hits.length, shown: cards.length }),
  }
}

function itemOf(
  { id, title, thumbnail, pageURI }: { id: number; title: string; thumbnail: string; pageURI: string },
  saleDate: string | null,
): Item {
  return { id, title, thumbnail, url: pageURI, saleDate }
}

function metaOf(
  total: number,
  { offset, limit }: { offset: number; limit: number },
): JsonSearchResponse['meta'] {
  return { total, currentLimit: limit, currentOffset: offset }
}

/** A category may be named by its id, where 0 is none, as everywhere; one that is not there finds nothing. */
function urlOf(tree: TaxonomyTree, category: string): string {
  if (category === '0') return ''
  return /^\d+$/.test(category) ? (tree.find(Number(category))?.url ?? category) : category
}
