import * as identityAddresses from '@vitrine/contracts/identity/addresses'
import type { signOut } from '@vitrine/contracts/identity/endpoints'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { addressAfterSignOut } from '../after-sign-out.ts'

export function SignOutButton({ className }: { className: string }) {
  const [pending, setPending] = useState(false)
  async function leave() {
    setPending(true)
    try {
      await browserCall<typeof signOut>(identityAddresses.signOut, {})
      // A whole page load: nothing of the member stays in memory.
      location.assign(addressAfterSignOut(location))
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
