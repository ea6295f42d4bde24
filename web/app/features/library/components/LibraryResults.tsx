import { useQuery } from '@tanstack/react-query'
import type { BookHit, SearchResponse } from '@vitrine/contracts/library/schemas'
import { browserCall, browserQueries } from '../../../shared/api/browser-queries.ts'
import type { ListFailure } from '../../../shared/api/failure.ts'
import { FoundResults } from '../../../shared/results/FoundResults.tsx'
import { ResultsPage } from '../../../shared/results/ResultsPage.tsx'
import { categoryFilter, valueChoices, type ResultsFilter } from '../../../shared/results/results-filter.ts'
import { resultsTexts } from '../../../shared/results/results-heading.ts'
import type { ResultsParameters } from '../../../shared/results/results-section.ts'
import { SaveSearch } from '../../saved-searches/SaveSearch.tsx'
import { library, sortOf } from '../library-section.ts'
import { matchingChapters, searchBooks, suggestBooks } from '../queries.ts'
import { searchCall } from '../search-call.ts'
import { useMayRead } from '../use-may-read.ts'
import { BookRows } from './BookRows.tsx'

export interface LibraryResultsProps {
  parameters: ResultsParameters
  /** Null where it failed. */
  response: SearchResponse | null
  failure: ListFailure | null
}

const searchAgain = (parameters: ResultsParameters) =>
  browserQueries.fetch(searchBooks(browserCall, searchCall(parameters)))

export function LibraryResults({ parameters, response, failure }: LibraryResultsProps) {
  const { heading, note } = resultsTexts(library, parameters, response)
  return (
    <ResultsPage
      section={library}
      parameters={parameters}
      sort={sortOf(parameters)}
      filters={resultsFilters(response?.facets)}
      suggest={suggestBooks}
      searchAgain={searchAgain}
      heading={heading}
      note={note}
      failure={failure}
      isEmpty={response?.meta.total === 0}
      view="list"
      tools={
        <SaveSearch
          type="library"
          query={parameters.text}
          categories={parameters.filters['category'] ?? ''}
        />
      }
    >
      {response && (
        <FoundResults
          section={library}
          parameters={parameters}
          response={response}
          list={(label, items) => <FoundBooks label={label} items={items} parameters={parameters} />}
        />
      )}
    </ResultsPage>
  )
}

/** Which chapters matched comes after the page, which is alike for everybody, and only to whoever may see it. */
function FoundBooks({
  label,
  items,
  parameters,
}: {
  label: string
  items: readonly BookHit[]
  parameters: ResultsParameters
}) {
  const mayRead = useMayRead()
  const isInContents = items.some((hit) => hit.isInContents)
  const { data } = useQuery({
    ...matchingChapters(browserCall, searchCall(parameters)),
    enabled: mayRead && isInContents,
  })
  return (
    <>
      <BookRows label={label} items={items} chapters={data?.items} />
      {isInContents && !mayRead && (
        <p className="mt-6 text-sm text-muted">
          Members of the library see which chapter it is, with its page.
        </p>
      )}
    </>
  )
}

/** The filters with their counts; of a search that failed, none can be offered. */
function resultsFilters(facets: SearchResponse['facets'] | undefined): ResultsFilter[] {
  return [
    categoryFilter('Subject', facets?.categories),
    { kind: 'span', from: 'f.yearFrom', to: 'f.yearTo', legend: 'Year', years: facets?.years ?? [] },
    { kind: 'choice', name: 'f.author', legend: 'Author', choices: valueChoices(facets?.authors) },
    { kind: 'choice', name: 'f.language', legend: 'Language', choices: valueChoices(facets?.languages) },
  ]
}
