import { Link } from 'react-router'
import { LineIcon } from '../icons.tsx'
import { viewCellClass, viewIcons, viewNames, type ListView } from './ViewSwitch.tsx'

interface ViewLinksProps<View extends ListView> {
  value: View
  views: readonly View[]
  pathOf: (view: View) => string
}

/** How a list is shown, where its URL says so: links that look like the ViewSwitch and work without scripts. */
export function ViewLinks<View extends ListView>({ value, views, pathOf }: ViewLinksProps<View>) {
  return (
    <nav aria-label="View" className="inline-flex border border-edge" data-print="no">
      {views.map((view) => (
        <Link
          key={view}
          to={pathOf(view)}
          title={viewNames[view]}
          aria-current={view === value ? 'true' : undefined}
          preventScrollReset
          className={`${viewCellClass} aria-[current=true]:bg-ink aria-[current=true]:text-paper`}
        >
          <span className="sr-only">{viewNames[view]}</span>
          <LineIcon grid={20} size={20}>
            <path d={viewIcons[view]} />
          </LineIcon>
        </Link>
      ))}
    </nav>
  )
}
