import { useQuery } from '@tanstack/react-query'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { Cross } from '../../../shared/ui/icons.tsx'
import { itemFacets } from '../queries/filters.ts'
import { setFilters } from './filter-words.ts'
import { countedFor, withoutFilter, type ListFilter, type MoreFilters } from './list-parameters.ts'

interface FilterChipsProps {
  filter: ListFilter
  onRemove: (left: MoreFilters) => void
}

/** The filters that are set beside the documented ones; a press removes one. */
export default function FilterChips({ filter, onRemove }: FilterChipsProps) {
  const { data } = useQuery(itemFacets(browserCall, countedFor(filter)))
  return (
    <>
      <ul aria-label="Filters" className="contents">
        {setFilters(filter.more, data).map(({ parameter, words }) => (
          <li key={parameter} className="max-w-full">
            <button
              type="button"
              className="flex min-h-11 max-w-full items-center gap-2 border border-hairline bg-sunken px-3 text-left text-sm hover:border-brass"
              onClick={() => onRemove(withoutFilter(filter.more, parameter))}
            >
              <span className="min-w-0 break-words">
                <span className="sr-only">Remove the filter </span>
                {words}
              </span>
              <Cross size={12} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="text-link min-h-11 px-2 text-sm" onClick={() => onRemove({})}>
        Remove all
      </button>
    </>
  )
}
