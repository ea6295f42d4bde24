import type { UseQueryResult } from '@tanstack/react-query'
import type { VaultItemList } from '@vitrine/contracts/vault-items/schemas'
import { Link } from 'react-router'
import { failureOf } from '../../../shared/api/failure.ts'
import { CardGridSkeleton } from '../../../shared/ui/cards/CardGridSkeleton.tsx'
import { EMPTY_VAULT } from '../shared/empty-vault.ts'
import { ItemThumb } from '../shared/ItemThumb.tsx'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { useMayChange } from '../shared/use-may-change.ts'
import { itemPath, vaultPaths } from '../shared/vault-paths.ts'

const columns = 'grid-cols-2 gap-x-4 gap-y-6 desktop:grid-cols-3 large:grid-cols-4'

/** The 50 items that came in last. */
export function RecentItems({ items: { data, error, refetch } }: { items: UseQueryResult<VaultItemList> }) {
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
      {!error && !data && <CardGridSkeleton count={12} columns={columns} />}
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
        <ul aria-label="Recent Vault Items" className={`grid ${columns}`}>
          {data.items.map(({ id, title, images }) => (
            <li key={id}>
              <Link to={itemPath(id)} className="group block">
                <ItemThumb images={images} sizes="(width >= 768px) 14rem, 50vw" />
                <span className="mt-2 line-clamp-2 font-medium break-words group-hover:text-brass">
                  {title}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
