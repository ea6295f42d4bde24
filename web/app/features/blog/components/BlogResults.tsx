import type { BlogSearchResponse, PostHit } from '@vitrine/contracts/blog/schemas'
import { Link } from 'react-router'
import { browserCall, browserQueries } from '../../../shared/api/browser-queries.ts'
import type { ListFailure } from '../../../shared/api/failure.ts'
import { FoundResults } from '../../../shared/results/FoundResults.tsx'
import { ResultsPage } from '../../../shared/results/ResultsPage.tsx'
import type { ResultsFilter } from '../../../shared/results/results-filter.ts'
import { resultsTexts } from '../../../shared/results/results-heading.ts'
import type { ResultsParameters } from '../../../shared/results/results-section.ts'
import { Excerpt } from '../../../shared/ui/Marked.tsx'
import { Picture, seenAt } from '../../../shared/ui/Picture.tsx'
import { searchCall, sectionFor, sortOf } from '../blog-section.ts'
import { searchPosts, suggestPosts } from '../queries.ts'
import { PostLine } from './PostTiles.tsx'

const ON_SCREEN = 3

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

/** The filters with their counts; of a search that failed, none can be offered. */
function resultsFilters(facets: BlogSearchResponse['facets'] | undefined): ResultsFilter[] {
  return [
    {
      kind: 'choice',
      name: 'categories',
      legend: 'Kind',
      choices: [{ value: 'media', label: 'Media', count: null }],
    },
    {
      kind: 'choice',
      name: 'inventory_topic',
      legend: 'Topic',
      choices: (facets?.topics ?? []).map(({ url, title, parentUrl, count }) => ({
        value: url,
        label: title,
        count,
        isBelow: parentUrl !== null,
      })),
    },
    {
      kind: 'choice',
      name: 'f.author',
      legend: 'Author',
      choices: (facets?.authors ?? []).map(({ url, name, count }) => ({ value: url, label: name, count })),
    },
    {
      kind: 'choice',
      name: 'f.year',
      legend: 'Year',
      choices: (facets?.years ?? []).map(({ year, count }) => ({
        value: String(year),
        label: String(year),
        count,
      })),
    },
  ]
}

/** Posts one below the other. */
function PostRows({ label, posts }: { label: string; posts: readonly PostHit[] }) {
  return (
    <ul aria-label={label} className="rows border-t border-hairline">
      {posts.map((post, place) => (
        <li key={post.id}>
          <article className="group flex gap-4 border-b border-hairline py-5 tablet:gap-6">
            <Link
              to={post.pageURI}
              prefetch="intent"
              tabIndex={-1}
              aria-hidden="true"
              className="block w-24 shrink-0 phone:w-32 tablet:w-48"
            >
              <Picture
                src={post.picture}
                alt=""
                seen={seenAt(place, ON_SCREEN)}
                sizes="(width >= 768px) 12rem, 8rem"
              />
            </Link>
            <div className="min-w-0 flex-1">
              <h3 className="text-xl leading-snug font-medium tablet:text-2xl">
                <Link to={post.pageURI} prefetch="intent" className="quiet-link group-hover:text-brass">
                  {post.title}
                </Link>
              </h3>
              <p className="mt-1 text-sm text-muted">
                <PostLine post={post} />
              </p>
              <p className="mt-2 line-clamp-3 text-[0.9375rem]">{post.description}</p>
              {post.excerpt && <Excerpt {...post.excerpt} />}
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
