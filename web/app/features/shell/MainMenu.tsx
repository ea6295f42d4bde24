import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { mainNavigation, type NavigationEntry } from './navigation.ts'

const linkClass = 'flex min-h-11 items-center px-3 text-[0.9375rem] whitespace-nowrap border-b-2 border-transparent hover:text-brass aria-[current=page]:border-brass'

export function MainMenu({ direction }: { direction: 'row' | 'column' }) {
  const { key } = useLocation()
  return (
    <ul className={direction === 'row' ? 'flex items-center' : 'flex flex-col'}>
      {mainNavigation.map((entry) => (
        <li key={entry.label} className="relative">
          {entry.children ? (
            <Submenu key={key} entry={entry} entries={entry.children} floating={direction === 'row'} />
          ) : (
            <NavLink to={entry.to} className={linkClass} prefetch="intent">
              {entry.label}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  )
}

function Submenu({ entry, entries, floating }: { entry: NavigationEntry; entries: readonly NavigationEntry[]; floating: boolean }) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const outside = event.target instanceof Node && !details.current?.contains(event.target)
      if (details.current && (outside || (event instanceof KeyboardEvent && event.key === 'Escape'))) details.current.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])

  return (
    <details ref={details} className="group">
      <summary className={`${linkClass} list-none gap-1.5 [&::-webkit-details-marker]:hidden`}>
        {entry.label}
        <svg viewBox="0 0 12 12" width="10" height="10" fill="none" stroke="currentColor" strokeWidth="1.5" className="transition-transform group-open:rotate-180" aria-hidden="true">
          <path d="M2 4l4 4 4-4" />
        </svg>
      </summary>
      <ul className={floating ? 'absolute right-0 z-40 min-w-56 border border-hairline bg-raised py-2 shadow-lg' : 'ml-3 border-l border-hairline'}>
        {entries.map((child) => (
          <li key={child.label}>
            <Link to={child.to} className="flex min-h-11 items-center px-4 text-[0.9375rem] hover:text-brass">
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
