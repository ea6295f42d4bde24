import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { vaultCategories } from '../queries/categories.ts'
import { itemFacets, itemTotals } from '../queries/filters.ts'
import { allTags } from '../queries/tags.ts'
import { setFilters } from './filter-words.ts'
import {
  askedFor,
  countedFor,
  noFilter,
  withoutFilter,
  type ListFilter,
  type ListParameters,
} from './list-parameters.ts'

interface FiltersToDropProps {
  filter: ListFilter
  pathOf: (change: Partial<ListParameters>) => string
}

/** Where several filters together find nothing: what would be found without each of them. */
export default function FiltersToDrop({ filter, pathOf }: FiltersToDropProps) {
  const { data: facets } = useQuery(itemFacets(browserCall, countedFor(filter)))
  const { data: categories = [] } = useQuery(vaultCategories(browserCall))
  const { data: tags } = useQuery(allTags(browserCall))
  const titleOf = (options: readonly { id: number; title: string }[], id: string) =>
    options.find((option) => String(option.id) === id)?.title ?? `number ${id}`
  const set = [
    ...(filter.title ? [{ words: `Title: ${filter.title}`, left: { ...filter, title: '' } }] : []),
    ...(filter.categoryId
      ? [
          {
            words: `Category: ${titleOf(categories, filter.categoryId)}`,
            left: { ...filter, categoryId: '' },
          },
        ]
      : []),
    ...(filter.tagsId
      ? [{ words: `Tag: ${titleOf(tags?.items ?? [], filter.tagsId)}`, left: { ...filter, tagsId: '' } }]
      : []),
    ...setFilters(filter.more, facets).map(({ parameter, words }) => ({
      words,
      left: { ...filter, more: withoutFilter(filter.more, parameter) },
    })),
  ]
  const { data: totals } = useQuery(
    itemTotals(
      browserCall,
      set.map(({ left }) => ({
        ...askedFor({ offset: 0, s: null, filter: left }, 'createdDate:desc'),
        limit: 1,
      })),
    ),
  )
  if (!totals) return <p className="text-center">&nbsp;</p>
  const ways = set
    .map((way, at) => ({ ...way, total: totals[at] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
  return (
    <div className="text-center">
      {ways.length === 0 ? (
        <Link to={pathOf({ filter: noFilter, offset: 0 })} className="text-link">
          Remove all filters
        </Link>
      ) : (
        <>
          <p className="text-muted">Without one of these filters there are items:</p>
          <ul className="mt-2">
            {ways.map(({ words, left, total }) => (
              <li key={words}>
                <Link
                  to={pathOf({ filter: left, offset: 0 })}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  Remove {words} ({counted(total, 'item')})
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
