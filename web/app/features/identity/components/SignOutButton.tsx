import * as identityPaths from '@vitrine/contracts/identity/paths'
import type { signOut } from '@vitrine/contracts/identity/endpoints'
import { dropStaffDrafts } from '@vitrine/contracts/staff-drafts'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { pathAfterSignOut } from '../after-sign-out.ts'

export function SignOutButton({ className }: { className: string }) {
  const [pending, setPending] = useState(false)
  async function leave() {
    setPending(true)
    try {
      await browserCall<typeof signOut>(identityPaths.signOut, {})
      dropStaffDrafts(localStorage)
      // A whole page load: nothing of the member stays in memory.
      location.assign(pathAfterSignOut(location))
    } catch {
      setPending(false)
    }
  }
  return (
    <button type="button" className={className} disabled={pending} onClick={() => void leave()}>
      Sign Out
    </button>
  )
}
