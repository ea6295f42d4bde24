import { Link, useLocation } from 'react-router'
import { Caret } from '../../shared/ui/Caret.tsx'
import { useUnfolding } from '../../shared/ui/use-unfolding.ts'
import { useReader } from '../identity/queries/use-reader.ts'
import { entriesFor, isCurrent, mainNavigation, type NavigationEntry } from './navigation.ts'

const linkClass = 'flex min-h-11 items-center px-3 text-[0.9375rem] whitespace-nowrap border-b-2 border-transparent hover:text-brass aria-[current=page]:border-brass'

/** The desktop's menu bar. */
export function MainMenu() {
  const { key, pathname } = useLocation()
  const reader = useReader() ?? null
  return (
    <nav aria-label="Main">
      <ul className="-mx-3 flex items-center">
        {entriesFor(mainNavigation, reader).map((entry) => (
          <li key={entry.label} className="relative">
            {entry.children ? (
              <Submenu key={key} label={entry.label} entries={entry.children} />
            ) : (
              <Link to={entry.to} className={linkClass} aria-current={isCurrent(entry, pathname) ? 'page' : undefined} prefetch="intent">
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Submenu({ label, entries }: { label: string; entries: readonly NavigationEntry[] }) {
  const unfolding = useUnfolding()

  return (
    <details {...unfolding} className="group">
      <summary className={`${linkClass} list-none gap-1.5 [&::-webkit-details-marker]:hidden`}>
        {label}
        <Caret />
      </summary>
      <ul className="absolute right-0 z-40 min-w-56 border border-hairline bg-raised py-2 shadow-lg">
        {entries.map((entry) => (
          <li key={entry.label}>
            <Link to={entry.to} className="flex min-h-11 items-center px-4 text-[0.9375rem] hover:bg-sunken hover:text-brass">
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
