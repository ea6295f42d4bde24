import { Link, useLocation } from 'react-router'
import { Caret, LineIcon } from '../icons.tsx'

export interface SideMenuEntry {
  title: string
  to: string
  /** Another path of the same page. */
  alias?: string | undefined
  /** The beginning of the paths of pages that are part of it: they are named after it, and it leads back. */
  under?: string | undefined
  /** The path of a 24 by 24 drawing in strokes. */
  icon?: string | undefined
}

interface SideMenuProps {
  label: string
  entries: readonly SideMenuEntry[]
  /** Goes with each link, for whoever is told how a page was reached. */
  linkState?: object
}

/** A menu of pages: vertical from a tablet on, a dropdown below it. The current entry is a text, not a link. */
export function SideMenu({ label, entries, linkState }: SideMenuProps) {
  const { pathname, key } = useLocation()
  const path = pathname.replace(/\/+$/, '')
  const current = entries.find(({ to, alias }) => to === path || alias === path)
  const around = current ?? entries.find(({ under }) => under !== undefined && path.startsWith(under))
  const list = <EntryList entries={entries} current={current} around={around} linkState={linkState} />
  return (
    <>
      <nav aria-label={label} className="hidden tablet:block">
        {list}
      </nav>
      {/* Another page, another key: it is closed again. */}
      <details key={key} className="group border border-edge bg-raised tablet:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-medium [&::-webkit-details-marker]:hidden">
          {around?.title ?? label}
          <Caret />
        </summary>
        <nav aria-label={label} className="border-t border-hairline">
          {list}
        </nav>
      </details>
    </>
  )
}

const rowClass = 'flex min-h-12 items-center gap-3 px-4'
const markedClass = 'border-l-2 border-brass font-semibold tablet:-ml-px'

function EntryList({
  entries,
  current,
  around,
  linkState,
}: Pick<SideMenuProps, 'entries' | 'linkState'> & {
  current: SideMenuEntry | undefined
  around: SideMenuEntry | undefined
}) {
  return (
    <ul className="tablet:border-l tablet:border-hairline">
      {entries.map((entry) => (
        <li key={entry.to}>
          {entry === current ? (
            <span aria-current="page" className={`${rowClass} ${markedClass}`}>
              <EntryIcon path={entry.icon} />
              {entry.title}
            </span>
          ) : (
            <Link
              to={entry.to}
              state={linkState}
              preventScrollReset={linkState !== undefined}
              aria-current={entry === around || undefined}
              className={`${rowClass} hover:text-brass ${entry === around ? markedClass : ''}`}
            >
              <EntryIcon path={entry.icon} />
              {entry.title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function EntryIcon({ path }: { path: string | undefined }) {
  if (!path) return null
  return (
    <LineIcon grid={24} size={20} strokeLinecap="round" strokeLinejoin="round" className="shrink-0">
      <path d={path} />
    </LineIcon>
  )
}
