import type { SearchResponse } from '@vitrine/contracts/marks/schemas'
import { browserCall, browserQueries } from '../../../shared/api/browser-queries.ts'
import type { ListFailure } from '../../../shared/api/failure.ts'
import { FoundResults } from '../../../shared/results/FoundResults.tsx'
import { ResultsPage } from '../../../shared/results/ResultsPage.tsx'
import { categoryFilter, valueChoices, type ResultsFilter } from '../../../shared/results/results-filter.ts'
import { resultsTexts } from '../../../shared/results/results-heading.ts'
import type { ResultsParameters } from '../../../shared/results/results-section.ts'
import type { CategoryDrawings } from '../../../shared/ui/cards/item-picture.ts'
import { SaveSearch } from '../../saved-searches/SaveSearch.tsx'
import { marks, sortOf } from '../marks-section.ts'
import { searchCall } from '../search-call.ts'
import { searchMarks, suggestMarks } from '../queries.ts'
import { MarkCards } from './MarkCards.tsx'

export interface MarksResultsProps {
  parameters: ResultsParameters
  /** Null where it failed. */
  response: SearchResponse | null
  failure: ListFailure | null
  drawings: CategoryDrawings
}

const ON_SCREEN = 4
const searchAgain = (parameters: ResultsParameters) =>
  browserQueries.fetch(searchMarks(browserCall, searchCall(parameters)))

export function MarksResults({ parameters, response, failure, drawings }: MarksResultsProps) {
  const { heading, note } = resultsTexts(marks, parameters, response)
  return (
    <ResultsPage
      section={marks}
      parameters={parameters}
      sort={sortOf(parameters)}
      filters={resultsFilters(response?.facets)}
      suggest={suggestMarks}
      searchAgain={searchAgain}
      heading={heading}
      note={note}
      failure={failure}
      isEmpty={response?.meta.total === 0}
      tools={
        <SaveSearch type="marks" query={parameters.text} categories={parameters.filters['category'] ?? ''} />
      }
    >
      {response && (
        <FoundResults
          section={marks}
          parameters={parameters}
          response={response}
          list={(label, items) => (
            <MarkCards label={label} items={items} drawings={drawings} onScreen={ON_SCREEN} />
          )}
        />
      )}
    </ResultsPage>
  )
}

/** The filters with their counts; of a search that failed, none can be offered. */
function resultsFilters(facets: SearchResponse['facets'] | undefined): ResultsFilter[] {
  return [
    categoryFilter('Category', facets?.categories),
    { kind: 'span', from: 'f.yearFrom', to: 'f.yearTo', legend: 'Years of use', years: facets?.years ?? [] },
    { kind: 'choice', name: 'f.kind', legend: 'Kind of object', choices: valueChoices(facets?.kinds) },
    { kind: 'choice', name: 'f.maker', legend: 'Maker', choices: valueChoices(facets?.makers) },
    { kind: 'choice', name: 'f.place', legend: 'Place', choices: valueChoices(facets?.places) },
  ]
}
