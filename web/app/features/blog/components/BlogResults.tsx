import type { BlogSearchResponse } from '@vitrine/contracts/blog/schemas'
import { browserCall, browserQueries } from '../../../shared/api/browser-queries.ts'
import type { ListFailure } from '../../../shared/api/failure.ts'
import { FoundResults } from '../../../shared/results/FoundResults.tsx'
import { resultsTexts } from '../../../shared/results/results-heading.ts'
import type { ResultsParameters } from '../../../shared/results/results-section.ts'
import { ResultsPage } from '../../../shared/results/ResultsPage.tsx'
import { searchCall, sectionFor, sortOf } from '../blog-section.ts'
import { searchPosts } from '../queries/search-posts.ts'
import { suggestPosts } from '../queries/suggestions.ts'
import { resultsFilters } from '../results-filters.ts'
import { PostRows } from './PostRows.tsx'

interface BlogResultsProps {
  parameters: ResultsParameters
  response: BlogSearchResponse | null
  failure: ListFailure | null
}

const searchAgain = (parameters: ResultsParameters) =>
  browserQueries.fetch(searchPosts(browserCall, searchCall(parameters)))

export function BlogResults({ parameters, response, failure }: BlogResultsProps) {
  const section = sectionFor(parameters)
  const texts = resultsTexts(section, parameters, response)
  return (
    <ResultsPage
      section={section}
      parameters={parameters}
      sort={sortOf(parameters)}
      filters={resultsFilters(response?.facets)}
      suggest={suggestPosts}
      searchAgain={searchAgain}
      heading={texts.heading}
      note={texts.note}
      failure={failure}
      isEmpty={response?.meta.total === 0}
      view="list"
    >
      {response && (
        <FoundResults
          section={section}
          parameters={parameters}
          response={response}
          list={(label, posts) => <PostRows label={label} posts={posts} />}
        />
      )}
    </ResultsPage>
  )
}
