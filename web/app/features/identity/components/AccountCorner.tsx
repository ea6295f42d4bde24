import { isOfferedTrial } from '@vitrine/contracts/standing'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useCurrentUser } from '../queries.ts'
import { AccountIcon } from './AccountIcon.tsx'
import { AccountDropdown } from './member-parts.ts'

const linkClass =
  'flex min-h-11 min-w-11 items-center justify-center text-[0.9375rem] font-semibold whitespace-nowrap hover:text-brass'

/**
 * Filled in after load: pages are rendered alike for everybody. Until it is known who reads, the corner is
 * neither a visitor's nor a member's; without scripts it is a visitor's. On small screens it is an icon; what
 * else it holds stands in the menu there.
 */
export function AccountCorner() {
  const { key } = useLocation()
  const reader = useCurrentUser()
  return (
    <div className="account-corner">
      {reader === undefined ? (
        <>
          <Account />
          <span className="hidden items-center gap-5 nojs:flex">
            <LogIn />
            <TryForFree />
          </span>
        </>
      ) : (
        <>
          {reader ? (
            <Suspense fallback={<Account />}>
              <AccountDropdown key={key} user={reader} />
            </Suspense>
          ) : (
            <LogIn />
          )}
          {isOfferedTrial(reader) && <TryForFree />}
        </>
      )}
    </div>
  )
}

/** Leads on for both: who is not signed in is asked to log in there. */
function Account() {
  return (
    <Link to="/app/accountSettings/userInfo" className={`${linkClass} nojs:hidden`}>
      <AccountIcon />
      <span className="sr-only">Account</span>
    </Link>
  )
}

function LogIn() {
  return (
    <Link to="/login/auth" className={linkClass}>
      <span className="large:hidden">
        <AccountIcon />
      </span>
      <span className="sr-only large:not-sr-only">Log In</span>
    </Link>
  )
}

function TryForFree() {
  return (
    <Link to="/product/index" className="button hidden whitespace-nowrap large:inline-flex">
      Try for free
    </Link>
  )
}
