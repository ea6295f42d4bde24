import { Link } from 'react-router'
import type { Crumb } from '../../page/page-meta.ts'

/** The way down to a page; the page itself stands last and leads nowhere. */
export function Breadcrumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here?: string }) {
  return (
    <nav aria-label="Breadcrumbs" className="text-sm text-muted">
      <ol className="flex flex-wrap items-center">
        {crumbs.map((crumb) => (
          <li key={crumb.path} className="flex items-center">
            <Link to={crumb.path} className="quiet-link inline-flex min-h-11 items-center">
              {crumb.title}
            </Link>
            <span aria-hidden="true" className="px-2">
              /
            </span>
          </li>
        ))}
        {here && (
          <li aria-current="page" className="text-ink">
            {here}
          </li>
        )}
      </ol>
    </nav>
  )
}
