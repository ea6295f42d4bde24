import { searchQuerySchema } from '@vitrine/contracts/price-guide/schemas'
import type { DictionaryDocument } from '@vitrine/search/dictionary/dictionary.document'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { dictionarySearchRequest } from '@vitrine/search/dictionary/dictionary.query'
import type { AnyIndex, IndexedDocument } from '@vitrine/search/index-definition'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { priceGuideSearchRequest } from '@vitrine/search/price-guide/price-guide.query'
import { soldItemToDocument } from '@vitrine/search/price-guide/sold-item-to-document'
import type { SearchEngine } from '@vitrine/search/search-engine'

/** One of the site's searches, under another name beside whatever the engine holds. */
export interface Searched {
  index: AnyIndex
  documentOf(document: DictionaryDocument): IndexedDocument
  /** What the site's search page would ask. */
  ask(
    engine: SearchEngine,
    query: string,
  ): Promise<{ total: number; hits: readonly { document: { id: number; title: string } }[] }>
}

const scratchDictionary = { ...dictionaryIndex, id: 'relevancebench' }
const scratchPriceGuide = { ...priceGuideIndex, id: 'relevancebench' }

export const definitionNames = ['dictionary', 'price-guide'] as const

export const definitions: Readonly<Record<(typeof definitionNames)[number], Searched>> = {
  dictionary: {
    index: scratchDictionary,
    documentOf: (document) => document,
    ask: (engine, query) =>
      engine.search(
        scratchDictionary,
        dictionarySearchRequest({ query, categories: '', authors: '', s: 'relevance:desc', offset: 0 }),
      ),
  },
  'price-guide': {
    index: scratchPriceGuide,
    documentOf: ({ id, revision, title, description, authorNames }) =>
      soldItemToDocument({
        id,
        revision,
        title,
        description,
        maker: authorNames.join(', '),
        categoryId: 1,
        saleDate: '2020-01-01',
        price: 1,
        currency: 'USD',
        source: 'A house',
        thumbnail: '',
        isSample: false,
      }),
    ask: (engine, query) =>
      engine.search(
        scratchPriceGuide,
        priceGuideSearchRequest(searchQuerySchema.parse({ query, s: 'relevance:desc' }), null),
      ),
  },
}
