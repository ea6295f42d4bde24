import { savedSearchTypes, type SavedSearchType } from '@vitrine/contracts/saved-searches/saved-searches'
import { Link } from 'react-router'

const titles: Readonly<Record<SavedSearchType, string>> = {
  inventory: 'Price Guide',
  marks: 'Marks',
  library: 'Library',
}

/** What was searched: each kind has its own list, and its own URL. */
export function TypeTabs({
  current,
  pathOf,
}: {
  current: SavedSearchType
  pathOf: (place: { type: SavedSearchType }) => string
}) {
  return (
    <nav aria-label="Kinds of searches" className="flex gap-6 overflow-x-auto border-b border-hairline">
      {savedSearchTypes.map((type) => (
        <Link
          key={type}
          to={pathOf({ type })}
          preventScrollReset
          aria-current={type === current ? 'page' : undefined}
          className="flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-muted outline-offset-[-2px] hover:text-brass aria-[current=page]:border-brass aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          {titles[type]}
        </Link>
      ))}
    </nav>
  )
}
