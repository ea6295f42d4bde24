import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { Badge } from '../../../shared/ui/figures/Badge.tsx'
import { compactCollections } from '../queries/collections.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { vaultPaths } from '../shared/vault-paths.ts'

const SHOWN = 3

/** The three collections that were made last. */
export function RecentCollections() {
  const { data, error, refetch } = useQuery(compactCollections(browserCall, { limit: SHOWN, sort: 'createdDate:desc' }))
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-medium">Collections</h2>
      {error && !data && <RetryFailure text={failureOf(error).text} onRetry={refetch} />}
      {!error && !data && <div role="status" aria-label="Loading" className="skeleton mt-4 h-11" />}
      {data?.items.length === 0 && <p className="mt-4">You have no collections yet.</p>}
      {data && data.items.length > 0 && (
        <ul aria-label="Collections" className="mt-4 border-t border-hairline">
          {data.items.map(({ id, title, status }) => (
            <li key={id} className="flex min-h-12 items-center justify-between gap-4 border-b border-hairline py-2">
              <Link to={vaultPaths.collections} className="quiet-link min-w-0 font-medium break-words">
                {title}
              </Link>
              <Badge>{status === 'public' ? 'Public' : 'Private'}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
