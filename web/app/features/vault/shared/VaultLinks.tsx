import { Link } from 'react-router'
import { useMayChange } from './vault-access.ts'
import { vaultPaths } from './vault-paths.ts'

const links = [
  { title: 'Add many photos', to: vaultPaths.photos, writes: true },
  { title: 'Drafts', to: vaultPaths.drafts, writes: false },
  { title: 'Costs and values', to: vaultPaths.totals, writes: false },
  { title: 'Own fields', to: vaultPaths.ownFields, writes: false },
  { title: 'Trash', to: vaultPaths.trash, writes: false },
]

/** Pages of the vault that the documented menu does not have, below its lists. */
export function VaultLinks() {
  const mayChange = useMayChange()
  return (
    <nav
      aria-label="More of your vault"
      className="mt-10 flex flex-wrap gap-x-6 border-t border-hairline pt-4"
      data-print="no"
    >
      {links.map(
        ({ title, to, writes }) =>
          (mayChange || !writes) && (
            <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
              {title}
            </Link>
          ),
      )}
    </nav>
  )
}
