import { Link } from 'react-router'
import { vaultPaths } from './vault-paths.ts'

const links = [
  { title: 'Add many photos', to: vaultPaths.photos },
  { title: 'Drafts', to: vaultPaths.drafts },
  { title: 'Costs and values', to: vaultPaths.totals },
  { title: 'Own fields', to: vaultPaths.ownFields },
  { title: 'Trash', to: vaultPaths.trash },
]

/** Pages of the vault that the documented menu does not have, below its lists. */
export function VaultLinks() {
  return (
    <nav
      aria-label="More of your vault"
      className="mt-10 flex flex-wrap gap-x-6 border-t border-hairline pt-4"
      data-print="no"
    >
      {links.map(({ title, to }) => (
        <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
          {title}
        </Link>
      ))}
    </nav>
  )
}
