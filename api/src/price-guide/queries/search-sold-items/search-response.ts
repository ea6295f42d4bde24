import { priceGuideLimits as limits } from '@vitrine/contracts/price-guide/limits'
import type { SearchResponse } from '@vitrine/contracts/price-guide/schemas'
import { NO_FACETS } from '@vitrine/contracts/price-guide/search-query'
import type { Database } from '@vitrine/database/database'
import type { SoldItemCard } from '@vitrine/search/price-guide/price-guide.document'
import { DAYS_OF_A_YEAR } from '@vitrine/search/price-guide/sale-day'
import type { SearchResult } from '@vitrine/search/search-request'
import type { TaxonomyTree } from '../../../taxonomy/taxonomy-tree.ts'
import { countsOf, foundPage, wantedHits, withHighlights } from '../../../search-hits/found-page.ts'
import { currentCards } from '../sold-item-cards.ts'
import { categoryFacet } from '../../../taxonomy/queries/category-facet.ts'

interface Asked {
  category: string
  offset: number
  limit: number
  facets: string
}

/** What the engine found as everybody may see it. */
export async function searchResponse(
  { database, tree }: { database: Database; tree: TaxonomyTree },
  asked: Asked,
  result: SearchResult<SoldItemCard>,
): Promise<SearchResponse> {
  const wanted = wantedHits(result, limits)
  const shown = withHighlights(
    await currentCards(
      database,
      tree,
      wanted.map(({ document }) => document),
    ),
    wanted,
  )
  const counted = countsOf(result)
  const { histograms, understood } = result
  return {
    ...foundPage(result, { ...asked, wanted: wanted.length, shown }, limits),
    facets: {
      categories:
        asked.facets === NO_FACETS ? [] : categoryFacet(tree, asked.category, counted('categoryId')),
      makers: named(counted('maker')),
      sources: named(counted('source')),
      years:
        understood.kind === 'guessed'
          ? []
          : (histograms['saleDay'] ?? []).map(({ from, count }) => ({ year: from / DAYS_OF_A_YEAR, count })),
    },
  }
}

/** An item whose maker nobody knows has none that could be chosen. */
function named(counted: readonly { value: string; count: number }[]) {
  return counted.filter(({ value }) => value !== '').slice(0, limits.facetValuesShown)
}
