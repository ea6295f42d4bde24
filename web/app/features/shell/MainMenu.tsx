import { Link, useLocation } from 'react-router'
import { Caret } from '../../shared/ui/icons.tsx'
import { useUnfolding } from '../../shared/ui/use-unfolding.ts'
import { useCurrentUser } from '../identity/queries.ts'
import { entriesFor, isCurrent, mainNavigation, type NavigationEntry } from './navigation.ts'

/** The desktop's menu bar. */
export function MainMenu() {
  const { key, pathname } = useLocation()
  const reader = useCurrentUser() ?? null
  return (
    <nav aria-label="Main">
      <ul className="-mx-3 flex items-center">
        {entriesFor(mainNavigation, reader).map((entry) => (
          <li key={entry.label} className="relative">
            {entry.children ? (
              <Submenu key={key} label={entry.label} entries={entry.children} />
            ) : (
              <Link
                to={entry.to}
                className="menu-link"
                aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
                prefetch="intent"
              >
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
      <summary className="menu-link">
        {label}
        <Caret />
      </summary>
      <ul className="submenu">
        {entries.map((entry) => (
          <li key={entry.label}>
            <Link to={entry.to}>{entry.label}</Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
