import type { BlogSearchResponse } from '@vitrine/contracts/blog/schemas'
import { Link } from 'react-router'
import type { ListFailure } from '../../../shared/api/failure.ts'
import { resultsTexts } from '../../../shared/results/results-heading.ts'
import { resultsUrl, type ResultsParameters } from '../../../shared/results/results-section.ts'
import { ResultsList } from '../../../shared/results/ResultsList.tsx'
import { ResultsPage } from '../../../shared/results/ResultsPage.tsx'
import { blog, sectionFor, sortOf } from '../blog-section.ts'
import { suggestPosts } from '../queries/suggestions.ts'
import { resultsFilters } from '../results-filters.ts'
import { PostRows } from './PostRows.tsx'

interface BlogResultsProps {
  parameters: ResultsParameters
  response: BlogSearchResponse | null
  failure: ListFailure | null
}

export function BlogResults({ parameters, response, failure }: BlogResultsProps) {
  const section = sectionFor(parameters)
  const texts = response
    ? resultsTexts(section, parameters, { total: response.meta.total, isExact: response.isTotalExact, understood: response.understood, hasCloseSpellings: response.closeSpellings.length > 0 })
    : { heading: 'Search results', note: null }
  return (
    <ResultsPage section={section} parameters={parameters} sort={sortOf(parameters)} filters={resultsFilters(response?.facets)} suggest={suggestPosts} heading={texts.heading} note={texts.note} failure={failure}>
      {response && response.closeSpellings.length > 0 && <CloseSpellings response={response} parameters={parameters} />}
      {response && response.closeSpellings.length === 0 && (
        <ResultsList section={section} parameters={parameters} place={response.meta} shown={response.items.length} withinWindow={response.withinWindow}>
          <PostRows label="Results" posts={response.items} />
        </ResultsList>
      )}
    </ResultsPage>
  )
}

/** A short list for a text that stands nowhere: posts that are spelled nearly so, and the way to all of them. */
function CloseSpellings({ response: { closeSpellings, understood }, parameters }: { response: BlogSearchResponse; parameters: ResultsParameters }) {
  return (
    <>
      <PostRows label="Close spellings" posts={closeSpellings} />
      {understood.kind === 'guessed' && (
        <p className="mt-6">
          <Link to={resultsUrl(blog, parameters, { text: understood.used })} className="text-link">
            Search for "{understood.used}"
          </Link>
        </p>
      )}
    </>
  )
}
