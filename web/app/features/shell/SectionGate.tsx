import { logInPath } from '@vitrine/contracts/identity/log-in-path'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { NeedsScripts } from '../../shared/ui/NeedsScripts.tsx'
import { useCurrentUser } from '../identity/queries/use-current-user.ts'

/**
 * Lets in whoever is signed in, and tells others how to get in. The server does not know who reads: until the
 * browser does, the place is kept; without scripts it stays with what a visitor is told.
 */
export function SectionGate({ children }: { children: ReactNode }) {
  const reader = useCurrentUser()
  const { pathname, search } = useLocation()
  if (reader) return children
  return (
    <div className={reader === undefined ? 'invisible nojs:visible' : ''}>
      <p className="mt-6 border-l-2 border-brass py-1 pl-4 text-lg">Please log in to see your own items.</p>
      <NeedsScripts />
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={logInPath(`${pathname}${search}`)} className="button">
          Log In
        </Link>
        <Link to="/product/index" className="button-plain">
          Try for free
        </Link>
      </div>
    </div>
  )
}
