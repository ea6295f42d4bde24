import { isOfferedTrial } from '@vitrine/contracts/standing'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useReader } from '../queries/use-reader.ts'
import { AccountIcon } from './AccountIcon.tsx'
import { AccountDropdown } from './member-parts.ts'

/**
 * Filled in after load: pages are rendered alike for everybody. Until the response is there, and without scripts,
 * it is a visitor's corner. On small screens it is an icon; what else it holds stands in the menu there.
 */
export function AccountCorner() {
  const { key } = useLocation()
  const reader = useReader() ?? null
  return (
    <div className="flex items-center gap-5 large:min-w-60 large:justify-end">
      {reader ? (
        <Suspense fallback={<LogIn />}>
          <AccountDropdown key={key} user={reader} />
        </Suspense>
      ) : (
        <LogIn />
      )}
      {isOfferedTrial(reader) && (
        <Link to="/product/index" className="button hidden whitespace-nowrap large:inline-flex">
          Try for free
        </Link>
      )}
    </div>
  )
}

function LogIn() {
  return (
    <Link to="/login/auth" className="flex min-h-11 min-w-11 items-center justify-center text-[0.9375rem] font-semibold whitespace-nowrap hover:text-brass">
      <span className="large:hidden">
        <AccountIcon />
      </span>
      <span className="sr-only large:not-sr-only">Log In</span>
    </Link>
  )
}
