import { Link } from 'react-router'
import { Cross } from '../../../shared/ui/Cross.tsx'
import type { FilterChip } from '../applied-filters.ts'

/**
 * A chip for each applied filter: following it takes that filter away. Not the one of the results pages:
 * shared with these, it would weigh on every page that has a list.
 */
export function AuctionChips({ chips, clear }: { chips: readonly FilterChip[]; clear: string }) {
  if (chips.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2" data-print="no">
      <ul className="flex flex-wrap gap-2" aria-label="Applied filters">
        {chips.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center gap-2 border border-brass px-3 text-sm hover:bg-sunken large:min-h-9"
              aria-label={`Remove the filter ${label}`}
            >
              {label}
              <Cross size={10} />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={clear} className="text-link inline-flex min-h-11 items-center px-2 text-sm">
        Clear all filters
      </Link>
    </div>
  )
}
