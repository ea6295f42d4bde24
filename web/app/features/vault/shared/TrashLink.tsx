import { Link } from 'react-router'
import { vaultPaths } from './vault-paths.ts'

/** At the end of the pages that list a vault: the documented menu has no entry for the trash. */
export function TrashLink() {
  return (
    <p className="mt-10">
      <Link to={vaultPaths.trash} className="text-link inline-flex min-h-11 items-center">
        Trash
      </Link>
    </p>
  )
}
