import { useQuery } from '@tanstack/react-query'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { vaultItems } from '../queries/items.ts'
import { useMayChange } from '../shared/use-may-change.ts'
import { StorageNote } from '../shared/StorageNote.tsx'
import { VaultName } from '../shared/VaultName.tsx'
import { vaultPaths } from '../shared/vault-paths.ts'
import { RecentCollections } from './RecentCollections.tsx'
import { RecentItems } from './RecentItems.tsx'
import { VaultSearch } from './VaultSearch.tsx'

/** What came in last, and the ways to everything else. */
export function DashboardPage() {
  const mayChange = useMayChange()
  const items = useQuery({
    ...vaultItems(browserCall, { limit: vaultItemLimits.dashboardItems, s: 'createdDate:desc' }),
    meta: { essential: true },
  })
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <VaultName />
        {mayChange && (
          <div className="flex flex-wrap gap-3">
            <Link to={vaultPaths.createCollection} className="button-plain">
              Create Collection
            </Link>
            <Link to={vaultPaths.addItem} className="button">
              Add Vault Item
            </Link>
          </div>
        )}
      </div>
      <StorageNote />
      <VaultSearch />
      <RecentItems items={items} />
      {/* Their place is known once the items are there. */}
      <RecentCollections isHeld={items.isPending} />
    </>
  )
}
