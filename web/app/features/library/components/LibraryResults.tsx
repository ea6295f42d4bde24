import { useQuery } from '@tanstack/react-query'
import type { SearchResponse } from '@vitrine/contracts/library/schemas'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import type { ListFailure } from '../../../shared/api/failure.ts'
import { resultsTexts } from '../../../shared/results/results-heading.ts'
import { resultsUrl, type ResultsParameters } from '../../../shared/results/results-section.ts'
import { ResultsList } from '../../../shared/results/ResultsList.tsx'
import { ResultsPage } from '../../../shared/results/ResultsPage.tsx'
import { SaveSearch } from '../../saved-searches/SaveSearch.tsx'
import { library, sortOf } from '../library-section.ts'
import { matchingChapters } from '../queries/search-books.ts'
import { suggestBooks } from '../queries/suggestions.ts'
import { resultsFilters } from '../results-filters.ts'
import { searchCall } from '../search-call.ts'
import { useMayRead } from '../use-may-read.ts'
import { BookRows } from './BookRows.tsx'

export interface LibraryResultsProps {
  parameters: ResultsParameters
  /** Null where it failed. */
  response: SearchResponse | null
  failure: ListFailure | null
}

export function LibraryResults({ parameters, response, failure }: LibraryResultsProps) {
  const { heading, note } = response
    ? resultsTexts(library, parameters, { total: response.meta.total, isExact: response.isTotalExact, understood: response.understood, hasCloseSpellings: response.closeSpellings.length > 0 })
    : { heading: 'Search results', note: null }
  return (
    <ResultsPage
      section={library}
      parameters={parameters}
      sort={sortOf(parameters)}
      filters={resultsFilters(response?.facets)}
      suggest={suggestBooks}
      heading={heading}
      note={note}
      failure={failure}
      tools={<SaveSearch type="library" query={parameters.text} categories={parameters.filters['category'] ?? ''} />}
    >
      {response && <Found response={response} parameters={parameters} />}
    </ResultsPage>
  )
}

/** The results; for a text that stands nowhere, books that are spelled nearly so and the way to all of them. */
function Found({ response, parameters }: { response: SearchResponse; parameters: ResultsParameters }) {
  const { closeSpellings, items, meta, understood, withinWindow } = response
  const isInContents = [...items, ...closeSpellings].some((hit) => hit.isInContents)
  const mayRead = useMayRead()
  // After the page, which is alike for everybody.
  const { data } = useQuery({ ...matchingChapters(browserCall, searchCall(parameters)), enabled: mayRead && isInContents })
  const chapters = data?.items
  const hint = isInContents && !mayRead && <p className="mt-6 text-sm text-muted">Members of the library see which chapter it is, with its page.</p>
  if (closeSpellings.length === 0) {
    return (
      <ResultsList section={library} parameters={parameters} place={meta} shown={items.length} withinWindow={withinWindow}>
        <BookRows label="Results" items={items} chapters={chapters} />
        {hint}
      </ResultsList>
    )
  }
  return (
    <>
      <BookRows label="Close spellings" items={closeSpellings} chapters={chapters} />
      {hint}
      {understood.kind === 'guessed' && (
        <p className="mt-6">
          <Link to={resultsUrl(library, parameters, { text: understood.used })} className="text-link">
            Search for "{understood.used}"
          </Link>
        </p>
      )}
    </>
  )
}
