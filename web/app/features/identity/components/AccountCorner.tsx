import { isOfferedTrial } from '@vitrine/contracts/standing'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useCurrentUser } from '../queries.ts'
import { AccountIcon } from './AccountIcon.tsx'
import { AccountDropdown } from './member-parts.ts'

const linkClass =
  'min-h-11 min-w-11 items-center justify-center text-[0.9375rem] font-semibold whitespace-nowrap hover:text-brass'

/**
 * Filled in after load: pages are rendered alike for everybody. Until it is known who reads, it is a
 * visitor's; where a session was begun in this browser, a member's place. On small screens it is an icon;
 * what else it holds stands in the menu there.
 */
export function AccountCorner() {
  const { key } = useLocation()
  const reader = useCurrentUser()
  const visitors = reader === undefined ? 'member:hidden' : ''
  return (
    <div className="account-corner">
      {reader === undefined && <Account className="hidden member:flex" />}
      {reader ? (
        <Suspense fallback={<Account className="flex" />}>
          <AccountDropdown key={key} user={reader} />
        </Suspense>
      ) : (
        <Link to="/login/auth" className={`flex ${linkClass} ${visitors}`}>
          <span className="large:hidden">
            <AccountIcon />
          </span>
          <span className="sr-only large:not-sr-only">Log In</span>
        </Link>
      )}
      {isOfferedTrial(reader ?? null) && (
        <Link to="/product/index" className={`button hidden whitespace-nowrap large:inline-flex ${visitors}`}>
          Try for free
        </Link>
      )}
    </div>
  )
}

/** Leads on for both: who is not signed in is asked to log in there. */
function Account({ className }: { className: string }) {
  return (
    <Link to="/app/accountSettings/userInfo" className={`${linkClass} ${className}`}>
      <AccountIcon />
      <span className="sr-only">Account</span>
    </Link>
  )
}
