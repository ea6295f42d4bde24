import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCurrentUser } from '../queries.ts'
import { AccountNotice } from './member-parts.ts'

/** Over every page of a member; visitors do not load it. */
export function AccountBanner() {
  const user = useCurrentUser()
  const { key } = useLocation()
  useEffect(() => {
    if (user !== null) return undefined
    forgetMember()
    // The page that is open keeps the room that it has: nothing moves.
    return () => document.documentElement.removeAttribute('style')
  }, [user, key])
  return user ? (
    <Suspense fallback={null}>
      <AccountNotice user={user} />
    </Suspense>
  ) : null
}

/**
 * Nobody is signed in: this page looks as a visitor's, and the next needs no room for what members see
 * (member-room.ts, which only members load).
 */
function forgetMember(): void {
  document.documentElement.removeAttribute('data-member')
  try {
    localStorage.removeItem('member-room')
  } catch {
    // Without storage there was none.
  }
}
