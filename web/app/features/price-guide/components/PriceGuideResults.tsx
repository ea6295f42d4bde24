import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { PricedSearchResponse } from '@vitrine/contracts/price-guide/price-schemas'
import type { SearchResponse } from '@vitrine/contracts/price-guide/schemas'
import { browserCall, browserQueries } from '../../../shared/api/browser-queries.ts'
import type { ListFailure } from '../../../shared/api/failure.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { FoundResults } from '../../../shared/results/FoundResults.tsx'
import { categoryFilter, valueChoices, type ResultsFilter } from '../../../shared/results/results-filter.ts'
import { type SearchAgain, resultsTexts } from '../../../shared/results/results-heading.ts'
import type { ResultsParameters, ResultsSort } from '../../../shared/results/results-section.ts'
import { ResultsPage } from '../../../shared/results/ResultsPage.tsx'
import { CardGridSkeleton } from '../../../shared/ui/cards/CardGridSkeleton.tsx'
import { SaveSearch } from '../../saved-searches/SaveSearch.tsx'
import { asksForPrices, openSorts, priceGuide, withoutPrices, sortOf } from '../price-guide-section.ts'
import { searchCall } from '../search-call.ts'
import { searchItems, suggestItems } from '../queries.ts'
import { usePriceAccess, usePrices } from '../use-prices.ts'
import type { ShownSearch } from './priced-results.ts'
import { SoldItems } from './SoldItems.tsx'

export interface PriceGuideResultsProps {
  parameters: ResultsParameters
  /** What everybody gets: without prices, and in no order that tells of them. */
  response: SearchResponse | null
  failure: ListFailure | null
}

const searchAgain: SearchAgain = (parameters) =>
  browserQueries.fetch(searchItems(browserCall, searchCall(parameters)))

const NOT_INCLUDED = 'Sorting and filtering by price come with memberships that have unlimited lookups.'

/**
 * The results of a search, with prices for whoever may see them. It is one page all the while: what somebody
 * types or presses while it becomes known who reads is not lost.
 */
export function PriceGuideResults({ parameters, response, failure }: PriceGuideResultsProps) {
  const access = usePriceAccess()
  const parts = usePricedResults(access === 'open')
  const { data: priced = null, error } = useQuery(parts?.pricedSearch(searchCall, parameters) ?? NO_SEARCH)
  const note = access !== undefined && access !== 'open' && asksForPrices(parameters) ? NOT_INCLUDED : null
  const unpriced: ShownSearch = { response, failure, filters: [], note, searchAgain }
  const shown = parts?.withPrices(unpriced, { callOf: searchCall, parameters, priced, error }) ?? unpriced
  return (
    <ItemResults
      {...shown}
      parameters={parts ? parameters : withoutPrices(parameters)}
      sorts={parts ? priceGuide.sorts : openSorts}
      filters={[...resultsFilters((shown.response ?? response)?.facets), ...shown.filters]}
    />
  )
}

/** For readers who see no prices, or not yet. */
const NO_SEARCH: UseQueryOptions<PricedSearchResponse> = {
  queryKey: ['price-guide', null],
  queryFn: () => Promise.reject(new Error('nothing to ask')),
  enabled: false,
}

/** Filter and order by price, for members who see every price: nobody else loads it. */
function usePricedResults(isWanted: boolean) {
  return useQuery({
    queryKey: ['price-guide', 'priced-results'],
    queryFn: () => loadChunk(() => import('./priced-results.ts')),
    enabled: isWanted,
    staleTime: Infinity,
    throwOnError: true,
  }).data
}

/** The filters that everybody has, with their counts; of a search that failed, none can be offered. */
function resultsFilters(facets: SearchResponse['facets'] | undefined): ResultsFilter[] {
  return [
    categoryFilter('Category', facets?.categories),
    { kind: 'span', from: 'f.yearFrom', to: 'f.yearTo', legend: 'Year of sale', years: facets?.years ?? [] },
    { kind: 'choice', name: 'f.maker', legend: 'Maker', choices: valueChoices(facets?.makers) },
    { kind: 'choice', name: 'f.source', legend: 'Source', choices: valueChoices(facets?.sources) },
  ]
}

interface ItemResultsProps extends ShownSearch {
  parameters: ResultsParameters
  sorts: readonly ResultsSort[]
}

const ON_SCREEN = 4

function ItemResults({ parameters, sorts, filters, response, failure, searchAgain, note }: ItemResultsProps) {
  const prices = usePrices(
    response ? [...response.items, ...response.closeSpellings].map(({ id }) => id) : [],
  )
  const texts = resultsTexts(priceGuide, parameters, response)
  return (
    <ResultsPage
      section={{ ...priceGuide, sorts }}
      parameters={parameters}
      sort={sortOf(parameters)}
      filters={filters}
      suggest={suggestItems}
      searchAgain={searchAgain}
      heading={texts.heading}
      note={[texts.note, note].filter(Boolean).join(' ') || null}
      failure={failure}
      isEmpty={response?.meta.total === 0}
      tools={
        <SaveSearch
          type="inventory"
          query={parameters.text}
          categories={parameters.filters['category'] ?? ''}
        />
      }
    >
      {!response && <CardGridSkeleton />}
      {response && (
        <FoundResults
          section={priceGuide}
          parameters={parameters}
          response={response}
          list={(label, items) => (
            <SoldItems label={label} items={items} prices={prices} onScreen={ON_SCREEN} />
          )}
        />
      )}
    </ResultsPage>
  )
}
