import { useEffect, useSyncExternalStore } from 'react'
import { Link, useLocation, useMatches } from 'react-router'
import { trouble } from '../../shared/api/trouble.ts'
import { useCurrentUser } from '../identity/queries/use-current-user.ts'

/**
 * A loader that keeps its page tells of a failure in its data; one that no server responded has words of its
 * own.
 */
function hasServerTrouble(loaderData: unknown): boolean {
  if (typeof loaderData !== 'object' || loaderData === null || !('failure' in loaderData)) return false
  const { failure } = loaderData
  return (
    typeof failure === 'object' &&
    failure !== null &&
    'responded' in failure &&
    failure.responded === true &&
    'status' in failure &&
    Number(failure.status) >= 500
  )
}

/**
 * Over every page that lacks what it cannot do without. A visitor has no dashboard: for them it is the home
 * page.
 */
export function TroubleBanner({ isRaised }: { isRaised: boolean }) {
  const { key } = useLocation()
  const isMember = Boolean(useCurrentUser())
  const fromPage = useMatches().some(({ loaderData }) => hasServerTrouble(loaderData))
  const fromCall = useSyncExternalStore(trouble.subscribe, trouble.isRaised, () => false)
  useEffect(() => trouble.clear, [key])

  if (!isRaised && !fromPage && !fromCall) return null
  return (
    <div role="status" className="border-b border-oxblood bg-sunken" data-print="no">
      <p className="page py-3 text-oxblood">
        Oops, something went wrong. Why not go back to your{' '}
        <Link
          to={isMember ? '/app/vault/dashboard' : '/'}
          className="font-semibold underline underline-offset-4"
        >
          Dashboard
        </Link>{' '}
        and try again?
      </p>
    </div>
  )
}
