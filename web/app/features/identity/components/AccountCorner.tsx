import { useQuery } from '@tanstack/react-query'
import { identityAddresses } from '@vitrine/contracts/identity/addresses'
import type { signOut } from '@vitrine/contracts/identity/endpoints'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { addressAfterSignOut } from '../after-sign-out.ts'
import { userDetails } from '../queries/user-details.ts'

/**
 * Filled in after load: pages are rendered alike for everybody. Until the answer is there, and without scripts,
 * it is a visitor's corner.
 */
export function AccountCorner() {
  const { data: user } = useQuery(userDetails(browserCall))
  if (!user) {
    return (
      <Link to="/login/auth" className="button-plain px-4">
        Log In
      </Link>
    )
  }
  return (
    <div className="flex items-center gap-3">
      <span className="hidden max-w-40 truncate text-sm phone:inline" title={user.email}>
        {user.displayName}
      </span>
      <SignOutButton />
    </div>
  )
}

function SignOutButton() {
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
    <button type="button" className="button-plain px-4" disabled={pending} onClick={() => void leave()}>
      Sign Out
    </button>
  )
}
