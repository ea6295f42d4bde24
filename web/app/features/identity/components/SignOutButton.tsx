import * as identityPaths from '@vitrine/contracts/identity/paths'
import type { signOut } from '@vitrine/contracts/identity/endpoints'
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
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState(false)
  async function leave() {
    if (pending) return
    setPending(true)
    setFailed(false)
    try {
      await browserCall<typeof signOut>(identityPaths.signOut, {})
      forgetStaffDrafts()
      // A whole page load: nothing of the member stays in memory.
      location.assign(target ?? pathAfterSignOut(location))
    } catch {
      setPending(false)
      setFailed(true)
    }
  }
  return (
    <>
      {/* A disabled button would lose the focus, for good where this fails. */}
      <button type="button" className={className} aria-disabled={pending} onClick={() => void leave()}>
        Sign Out
      </button>
      <span role="alert">{failed && <span className="block px-4 py-2 text-sm text-oxblood">Signing out failed. You are still logged in.</span>}</span>
    </>
  )
}
