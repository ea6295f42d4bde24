import type { SearchResponse } from '@vitrine/contracts/marks/schemas'
import { Link } from 'react-router'
import type { ListFailure } from '../../../shared/api/failure.ts'
import { resultsTexts } from '../../../shared/results/results-heading.ts'
import { resultsUrl, type ResultsParameters } from '../../../shared/results/results-section.ts'
import { ResultsList } from '../../../shared/results/ResultsList.tsx'
import { ResultsPage } from '../../../shared/results/ResultsPage.tsx'
import type { CategoryDrawings } from '../../../shared/ui/cards/item-picture.ts'
import { SaveSearch } from '../../saved-searches/SaveSearch.tsx'
import { marks, sortOf } from '../marks-section.ts'
import { suggestMarks } from '../queries/suggestions.ts'
import { resultsFilters } from '../results-filters.ts'
import { MarkCards } from './MarkCards.tsx'

export interface MarksResultsProps {
  parameters: ResultsParameters
  /** Null where it failed. */
  response: SearchResponse | null
  failure: ListFailure | null
  drawings: CategoryDrawings
}

const ON_SCREEN = 4

export function MarksResults({ parameters, response, failure, drawings }: MarksResultsProps) {
  const { heading, note } = response
    ? resultsTexts(marks, parameters, { total: response.meta.total, isExact: response.isTotalExact, understood: response.understood, hasCloseSpellings: response.closeSpellings.length > 0 })
    : { heading: 'Search results', note: null }
  return (
    <ResultsPage
      section={marks}
      parameters={parameters}
      sort={sortOf(parameters)}
      filters={resultsFilters(response?.facets)}
      suggest={suggestMarks}
      heading={heading}
      note={note}
      failure={failure}
      tools={<SaveSearch type="marks" query={parameters.text} categories={parameters.filters['category'] ?? ''} />}
    >
      {response && <Found response={response} parameters={parameters} drawings={drawings} />}
    </ResultsPage>
  )
}

/** The results; for a text that stands nowhere, marks that are spelled nearly so and the way to all of them. */
function Found({ response, parameters, drawings }: { response: SearchResponse; parameters: ResultsParameters; drawings: CategoryDrawings }) {
  const { closeSpellings, items, meta, understood, withinWindow } = response
  if (closeSpellings.length === 0) {
    return (
      <ResultsList section={marks} parameters={parameters} place={meta} shown={items.length} withinWindow={withinWindow}>
        <MarkCards label="Results" items={items} drawings={drawings} onScreen={ON_SCREEN} />
      </ResultsList>
    )
  }
  return (
    <>
      <MarkCards label="Close spellings" items={closeSpellings} drawings={drawings} />
      {understood.kind === 'guessed' && (
        <p className="mt-6">
          <Link to={resultsUrl(marks, parameters, { text: understood.used })} className="text-link">
            Search for "{understood.used}"
          </Link>
        </p>
      )}
    </>
  )
}
