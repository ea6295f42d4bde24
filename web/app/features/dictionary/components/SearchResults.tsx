import type { SearchResponse } from '@vitrine/contracts/dictionary/schemas'
import { isOneDrawing } from '@vitrine/contracts/media/category-drawings'
import { SEARCH_WINDOW } from '@vitrine/contracts/search-limits'
import { joinNames } from '@vitrine/contracts/text'
import { Link } from 'react-router'
import { counted } from '../../../shared/format/numbers.ts'
import { useListPending } from '../../../shared/page/use-arriving-list.ts'
import { wideningHint } from '../../../shared/results/nothing-found.ts'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { Excerpt, Marked } from '../../../shared/ui/Marked.tsx'
import { seenAt } from '../../../shared/ui/Picture.tsx'
import { NoSuchPage } from '../../../shared/ui/lists/NoSuchPage.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { searchPath, type SearchParameters } from '../search-parameters.ts'
import { ArticleCard } from './ArticleCard.tsx'

interface SearchResultsProps {
  response: SearchResponse
  parameters: SearchParameters
  /** The applied filters in words. */
  filterNames: readonly string[]
  withoutFilters: number | null
}

export function SearchResults({ response, parameters, filterNames, withoutFilters }: SearchResultsProps) {
  const pending = useListPending()
  if (pending) return <ListSkeleton />
  const { items, meta, closeSpellings } = response
  if (closeSpellings.length > 0) return <CloseSpellings response={response} parameters={parameters} />
  const pathOf = (offset: number) => searchPath(parameters, { offset })
  if (items.length === 0 && meta.total > 0) {
    return <NoSuchPage place={meta} pathOf={pathOf} reach={SEARCH_WINDOW} />
  }
  if (items.length === 0) {
    return (
      // The heading of the page says it.
      <EmptyList>
        {withoutFilters !== null && withoutFilters > 0 && filterNames.length > 0 && (
          <p className="w-full">
            There {withoutFilters === 1 ? 'is' : 'are'} {counted(withoutFilters, 'result')} without the{' '}
            {filterNames.length === 1 ? 'filter' : 'filters'} {joinNames(filterNames)}.
          </p>
        )}
        <p>
          {parameters.query && `${wideningHint(parameters.query)}, `}
          {(parameters.categories || parameters.authors) && (
            <>
              <Link to={searchPath(parameters, { categories: '', authors: '' })} className="text-link">
                {parameters.query ? 'search without filters' : 'Search without filters'}
              </Link>
              {', '}
            </>
          )}
          {parameters.query || parameters.categories || parameters.authors ? 'or ' : 'You can '}
          <Link to="/dictionary" className="text-link">
            browse by letter or category
          </Link>
        </p>
      </EmptyList>
    )
  }
  return (
    <>
      <Articles found={items} />
      <Pagination place={meta} shown={items.length} pathOf={pathOf} reach={SEARCH_WINDOW} />
    </>
  )
}

function Articles({ found }: { found: SearchResponse['items'] }) {
  const noPictures = isOneDrawing(found.map(({ thumbnail }) => thumbnail))
  return (
    <div>
      {found.map((article, place) => (
        <ArticleCard
          key={article.id}
          article={article}
          mark={(text, field) => <Marked text={text} ranges={article.highlights[field]} />}
          excerpt={article.excerpt && <Excerpt {...article.excerpt} />}
          seen={seenAt(place, 2)}
          noPicture={noPictures}
        />
      ))}
    </div>
  )
}

/**
 * A short list for a text that stands nowhere: entries that are spelled nearly so, and the way to all of
 * them.
 */
function CloseSpellings({
  response,
  parameters,
}: {
  response: SearchResponse
  parameters: SearchParameters
}) {
  const used = response.understood.kind === 'guessed' ? response.understood.used : ''
  return (
    <>
      <Articles found={response.closeSpellings} />
      {used && (
        <p className="mt-6">
          <Link to={searchPath(parameters, { query: used, offset: 0 })} className="text-link">
            Search for “{used}”
          </Link>
        </p>
      )}
    </>
  )
}
