import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { lazy, Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import type { VaultItemList } from '@vitrine/contracts/vault-items/schemas'
import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { SearchBox } from '../../../shared/search-box/SearchBox.tsx'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'
import { suggestForDashboard, vaultItems } from '../queries/items.ts'
import { StorageNote } from '../shared/StorageNote.tsx'
import { VaultLinks } from '../shared/VaultLinks.tsx'
import { VaultName } from '../shared/VaultName.tsx'
import { useMayChange } from '../shared/vault-access.ts'
import { collectionPath, itemPath, vaultPaths } from '../shared/vault-paths.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { CardGridSkeleton } from '../../../shared/ui/cards/CardGridSkeleton.tsx'
import { EMPTY_VAULT } from '../shared/empty-vault.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { ItemTiles, tileColumns } from './ItemTiles.tsx'
import { CollectionCard, collectionColumns, CollectionGrid } from '../collections/CollectionGrid.tsx'
import { collectionList } from '../queries/collections.ts'

const VaultTotal = lazy(() => loadChunk(() => import('./VaultTotal.tsx')))
const VaultValue = lazy(() => loadChunk(() => import('./VaultValue.tsx')))

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
      <Suspense fallback={<div className="mt-6 h-16" />}>
        <VaultTotal />
      </Suspense>
      <VaultSearch />
      <RecentItems items={items} />
      {/* Their place is known once the items are there. */}
      <RecentCollections isHeld={items.isPending} />
      <Suspense fallback={null}>
        <VaultValue isHeld={items.isPending} />
      </Suspense>
      <VaultLinks />
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

/** The 50 items that came in last. */
function RecentItems({ items: { data, error, refetch } }: { items: UseQueryResult<VaultItemList> }) {
  const mayChange = useMayChange()
  return (
    <section className="mt-10">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-2xl font-medium">Recent Vault Items</h2>
        {data?.items.length !== 0 && (
          <Link to={vaultPaths.list} className="text-link inline-flex min-h-11 items-center">
            All items
          </Link>
        )}
      </div>
      {error && !data && <RetryFailure text={failureOf(error).text} onRetry={refetch} />}
      {!error && !data && <CardGridSkeleton count={12} columns={tileColumns} />}
      {data?.items.length === 0 && (
        <>
          <p>{EMPTY_VAULT}</p>
          {mayChange && (
            <Link to={vaultPaths.addItem} className="button-plain mt-4">
              Add Vault Item
            </Link>
          )}
        </>
      )}
      {data && data.items.length > 0 && (
        <ItemTiles label="Recent Vault Items" items={data.items} pathOf={itemPath} />
      )}
    </section>
  )
}

interface RecentCollectionsProps {
  /** What stands above has not come yet: this would only be pushed away by it. */
  isHeld: boolean
}

/** The three collections that were made last. */
function RecentCollections({ isHeld }: RecentCollectionsProps) {
  const mayChange = useMayChange()
  const { data, error, refetch } = useQuery(
    collectionList(browserCall, { limit: limits.dashboardCollections, s: 'createdDate:desc' }),
  )
  const count = data?.items.length ?? 0
  const hasPlaceholder = mayChange && count < limits.placeholderBelow
  return (
    <section className="mt-12" hidden={isHeld}>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-2xl font-medium">Collections</h2>
        {(!data || count > 0) && (
          <Link to={vaultPaths.collections} className="text-link inline-flex min-h-11 items-center">
            All collections
          </Link>
        )}
      </div>
      {error && !data && <RetryFailure text={failureOf(error).text} onRetry={refetch} />}
      {!error && !data && (
        <div className="mt-4">
          <CardGridSkeleton count={3} columns={collectionColumns} />
        </div>
      )}
      {data && count === 0 && <p className="mt-4">You have no collections yet.</p>}
      {data && count > 0 && (
        <CollectionGrid
          label="Collections"
          count={count + (hasPlaceholder ? 1 : 0)}
          hasPlaceholder={hasPlaceholder}
        >
          {data.items.map((collection) => (
            <CollectionCard key={collection.id} collection={collection} />
          ))}
        </CollectionGrid>
      )}
    </section>
  )
}
