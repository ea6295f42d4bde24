import type { SearchResponse } from '@vitrine/contracts/price-guide/schemas'
import { lazy, Suspense } from 'react'
import { browserCall, browserQueries } from '../../../shared/api/browser-queries.ts'
import type { ListFailure } from '../../../shared/api/failure.ts'
import { FoundResults } from '../../../shared/results/FoundResults.tsx'
import { categoryFilter, valueChoices, type ResultsFilter } from '../../../shared/results/results-filter.ts'
import { type SearchAgain, resultsTexts } from '../../../shared/results/results-heading.ts'
import type { ResultsParameters, ResultsSort } from '../../../shared/results/results-section.ts'
import { ResultsPage } from '../../../shared/results/ResultsPage.tsx'
import { CardGridSkeleton } from '../../../shared/ui/cards/CardGridSkeleton.tsx'
import type { CategoryDrawings } from '../../../shared/ui/cards/item-picture.ts'
import { SaveSearch } from '../../saved-searches/SaveSearch.tsx'
import { asksForPrices, openSorts, priceGuide, withoutPrices, sortOf } from '../price-guide-section.ts'
import { searchCall } from '../search-call.ts'
import { searchItems, suggestItems } from '../queries.ts'
import { usePriceAccess, usePrices } from '../use-prices.ts'
import { SoldItems } from './SoldItems.tsx'

export interface PriceGuideResultsProps {
  parameters: ResultsParameters
  /** What everybody gets: without prices, and in no order that tells of them. */
  response: SearchResponse | null
  failure: ListFailure | null
  drawings: CategoryDrawings
}

/** Filter and order by price, for members who see every price: nobody else loads it. */
const PricedResults = lazy(() => import('./PricedResults.tsx'))

const searchAgain: SearchAgain = (parameters) =>
  browserQueries.fetch(searchItems(browserCall, searchCall(parameters)))

const NOT_INCLUDED = 'Sorting and filtering by price come with memberships that have unlimited lookups.'

export function PriceGuideResults({ parameters, response, failure, drawings }: PriceGuideResultsProps) {
  const access = usePriceAccess()
  const asks = asksForPrices(parameters)
  const note = access !== undefined && access !== 'open' && asks ? NOT_INCLUDED : null
  const forEverybody = (
    <ItemResults
      parameters={withoutPrices(parameters)}
      sorts={openSorts}
      filters={resultsFilters(response?.facets)}
      response={response}
      failure={failure}
      searchAgain={searchAgain}
      drawings={drawings}
      note={note}
    />
  )
  if (access !== 'open') return forEverybody
  return (
    <Suspense fallback={forEverybody}>
      <PricedResults
        parameters={parameters}
        response={response}
        failure={failure}
        callOf={searchCall}
        isByPrice={asks}
        searchAgain={searchAgain}
        show={(priced) => (
          <ItemResults
            parameters={parameters}
            sorts={priceGuide.sorts}
            filters={[...resultsFilters((priced.response ?? response)?.facets), ...priced.filters]}
            response={priced.response}
            failure={priced.failure}
            searchAgain={priced.searchAgain}
            drawings={drawings}
            note={priced.note}
          />
        )}
      />
    </Suspense>
  )
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

interface ItemResultsProps {
  parameters: ResultsParameters
  sorts: readonly ResultsSort[]
  filters: readonly ResultsFilter[]
  /** Null while it is on its way, or where it failed. */
  response: SearchResponse | null
  failure: ListFailure | null
  searchAgain: SearchAgain
  drawings: CategoryDrawings
  /** Sentences beside what the search says of itself. */
  note: string | null
}

const ON_SCREEN = 4

/** The results of a search, with prices for whoever may see them. */
function ItemResults({
  parameters,
  sorts,
  filters,
  response,
  failure,
  searchAgain,
  drawings,
  note,
}: ItemResultsProps) {
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
            <SoldItems label={label} items={items} drawings={drawings} prices={prices} onScreen={ON_SCREEN} />
          )}
        />
      )}
    </ResultsPage>
  )
}
