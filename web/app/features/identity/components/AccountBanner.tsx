import { Suspense, useEffect } from 'react'
import { useCurrentUser } from '../queries.ts'
import { AccountNotice } from './member-parts.ts'

/** Over every page of a member; visitors do not load it. */
export function AccountBanner() {
  const user = useCurrentUser()
  useEffect(() => {
    if (user === null) giveUpRoom()
  }, [user])
  return user ? (
    <Suspense fallback={null}>
      <AccountNotice user={user} />
    </Suspense>
  ) : null
}

/**
 * Nobody is signed in: this page and the next need no room for what members see (member-room.ts, which only
 * members load).
 */
function giveUpRoom(): void {
  document.documentElement.removeAttribute('style')
  try {
    localStorage.removeItem('member-room')
  } catch {
    // Without storage there was none.
  }
}
