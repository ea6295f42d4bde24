import type { SearchResponse } from '@vitrine/contracts/price-guide/schemas'
import type { ListFailure } from '../../../shared/api/failure.ts'
import { FoundResults } from '../../../shared/results/FoundResults.tsx'
import { resultsTexts, type SearchAgain } from '../../../shared/results/results-heading.ts'
import type { ResultsFilter } from '../../../shared/results/results-filter.ts'
import type { ResultsParameters, ResultsSort } from '../../../shared/results/results-section.ts'
import { ResultsPage } from '../../../shared/results/ResultsPage.tsx'
import { CardGridSkeleton } from '../../../shared/ui/cards/CardGridSkeleton.tsx'
import { SaveSearch } from '../../saved-searches/SaveSearch.tsx'
import type { CategoryDrawings } from '../../../shared/ui/cards/item-picture.ts'
import { priceGuide, sortOf } from '../price-guide-section.ts'
import { suggestItems } from '../queries/suggestions.ts'
import { usePrices } from '../use-prices.ts'
import { SoldItems } from './SoldItems.tsx'

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
export function ItemResults({
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
