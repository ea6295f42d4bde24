import { writeCategoryList } from '@vitrine/contracts/site-search/category-list'
import { Link } from 'react-router'
import { Cross } from '../../../shared/ui/Cross.tsx'
import { searchPath, type SearchParameters } from '../search-parameters.ts'

interface AppliedFiltersProps {
  parameters: SearchParameters
  categories: readonly { url: string; title: string }[]
  authorName: string | null
}

/** A chip for each applied filter: following it takes that filter away. */
export function AppliedFilters({ parameters, categories, authorName }: AppliedFiltersProps) {
  const chips = [
    ...categories.map(({ url, title }) => ({
      name: title,
      without: searchPath(parameters, {
        categories: writeCategoryList(categories.map((one) => one.url).filter((other) => other !== url)),
      }),
    })),
    ...(parameters.authors
      ? [
          {
            name: authorName ?? `Author ${parameters.authors}`,
            without: searchPath(parameters, { authors: '' }),
          },
        ]
      : []),
  ]
  if (chips.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2" data-print="no">
      <ul className="flex flex-wrap gap-2" aria-label="Applied filters">
        {chips.map((chip) => (
          <li key={chip.name}>
            <Link
              to={chip.without}
              className="inline-flex min-h-11 items-center gap-2 border border-brass px-3 text-sm hover:bg-sunken large:min-h-9"
              aria-label={`Remove the filter ${chip.name}`}
            >
              {chip.name}
              <Cross size={10} />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={searchPath(parameters, { categories: '', authors: '' })}
        className="text-link inline-flex min-h-11 items-center px-2 text-sm"
      >
        Clear all filters
      </Link>
    </div>
  )
}
