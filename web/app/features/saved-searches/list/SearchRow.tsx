import { readCategoryList } from '@vitrine/contracts/site-search/category-list'
import type { SavedSearch } from '@vitrine/contracts/saved-searches/schemas'
import { Link } from 'react-router'
import { counted } from '../../../shared/format/numbers.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'

interface SearchRowProps {
  search: SavedSearch
  isBusy: boolean
  onRename: (search: SavedSearch) => void
  onDelete: (search: SavedSearch) => void
}

/** What it looks for, and what can be done with it. */
export function SearchRow({ search, isBusy, onRename, onDelete }: SearchRowProps) {
  const { name, query, categories, url, createdDate } = search
  const categoryCount = readCategoryList(categories).length
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-3 ${isBusy ? 'opacity-50' : ''}`}
    >
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <Link to={url} className="quiet-link font-serif text-lg">
          {name}
        </Link>
        <p className="text-sm text-muted">
          {query ? `“${query}”` : 'Everything'}
          {categoryCount > 0 && ` in ${counted(categoryCount, 'category', 'categories')}`}
          {' · '}
          <Day iso={createdDate} />
        </p>
      </div>
      <div className="flex gap-2">
        <Link
          to={url}
          aria-label={`Run ${name}`}
          className="text-link inline-flex min-h-11 items-center px-2"
        >
          Run
        </Link>
        <button
          type="button"
          aria-label={`Rename ${name}`}
          className="text-link min-h-11 px-2"
          onClick={() => onRename(search)}
        >
          Rename
        </button>
        <button
          type="button"
          aria-label={`Delete ${name}`}
          disabled={isBusy}
          className="text-link min-h-11 px-2"
          onClick={() => onDelete(search)}
        >
          Delete
        </button>
      </div>
    </li>
  )
}
