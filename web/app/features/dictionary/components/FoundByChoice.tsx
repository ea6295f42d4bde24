import { useQuery } from '@tanstack/react-query'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { searchArticles } from '../queries/search-articles.ts'
import { sortOf, type SearchParameters } from '../search-parameters.ts'

/**
 * How many results the filters will show once they are applied. Their page is asked for, so it is there when
 * they are.
 */
export function FoundByChoice({
  parameters,
  category,
  author,
}: {
  parameters: SearchParameters
  category: string
  author: string
}) {
  const { data } = useQuery(
    searchArticles(browserCall, {
      ...parameters,
      categories: category,
      authors: author,
      s: sortOf(parameters),
      offset: 0,
    }),
  )
  return (
    <span role="status" className="text-sm text-muted tabular-nums">
      {data && counted(data.meta.total, 'result')}
    </span>
  )
}
