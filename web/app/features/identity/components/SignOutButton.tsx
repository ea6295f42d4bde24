import { signOut } from '@vitrine/contracts/identity/endpoints'
import { LOGIN_PAGE } from '@vitrine/contracts/identity/log-in-path'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'

interface SignOutButtonProps {
  className: string
  /** Where it leads; default: the log-in page. */
  target?: string
}

export function SignOutButton({ className, target }: SignOutButtonProps) {
  const [failed, setFailed] = useState(false)
  async function leave() {
    setFailed(false)
    try {
      // Loaded first: without it nobody may think that what was typed is gone.
      const { forgetTyped } = await import('@vitrine/contracts/staff-drafts')
      await browserCall(signOut, {})
      forgetTyped()
      // A whole page load: nothing of the member stays in memory.
      location.assign(target ?? pathAfterSignOut(location))
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      {/* It is not disabled meanwhile: it would lose the focus, for good where this fails. To send it twice does no harm. */}
      <button type="button" className={className} onClick={() => void leave()}>
        Sign Out
      </button>
      <span role="alert">
        {failed && (
          <span className="block px-4 py-2 text-sm text-oxblood">
            Signing out failed. You are still logged in.
          </span>
        )}
      </span>
    </>
  )
}

/** Where signing out leads: the log-in page. One that tells of a newer session is loaded again as it is. */
export function pathAfterSignOut({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const tellsOfNewerSession =
    pathname.replace(/\/+$/, '') === LOGIN_PAGE &&
    new URLSearchParams(search).get('concurrencyError') === 'true'
  return tellsOfNewerSession ? `${pathname}${search}` : LOGIN_PAGE
}
