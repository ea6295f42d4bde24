import { signOut } from '@vitrine/contracts/identity/endpoints'
import { forgetStaffDrafts } from '@vitrine/contracts/staff-drafts'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { pathAfterSignOut } from '../after-sign-out.ts'

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
      await browserCall(signOut, {})
      forgetStaffDrafts()
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
