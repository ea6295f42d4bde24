import { useQuery } from '@tanstack/react-query'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { Link, useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { SearchBox } from '../../../shared/search-box/SearchBox.tsx'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'
import { vaultItems, suggestForDashboard } from '../queries/items.ts'
import { StorageNote } from '../shared/StorageNote.tsx'
import { VaultName } from '../shared/VaultName.tsx'
import { useMayChange } from '../shared/use-may-change.ts'
import { vaultPaths, collectionPath, itemPath } from '../shared/vault-paths.ts'
import { RecentCollections } from './RecentCollections.tsx'
import { RecentItems } from './RecentItems.tsx'

/** An item leads to its page, a collection to its own. */
const suggest: Suggest = async (term, signal) =>
  (await suggestForDashboard(browserCall, term, signal)).map(({ id, title, type }) =>
    type === 'item'
      ? { title, pageURI: itemPath(id) }
      : { title, pageURI: collectionPath(id), category: 'Collection' },
  )

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

/** Searches the member's own things; Enter leads to the list of those whose title holds what was typed. */
function VaultSearch() {
  const navigate = useNavigate()
  return (
    <form
      role="search"
      aria-label="Search your Vault"
      className="mt-6 max-w-xl"
      onSubmit={(event) => {
        event.preventDefault()
        const term = new FormData(event.currentTarget).get('f.title')
        if (typeof term === 'string' && term.trim())
          void navigate(`${vaultPaths.list}?${new URLSearchParams({ 'f.title': term.trim() }).toString()}`)
      }}
    >
      <SearchBox name="f.title" label="Search your Vault" suggest={suggest} />
    </form>
  )
}
