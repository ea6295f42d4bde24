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
    const root = document.documentElement
    root.removeAttribute('data-member')
    // The page that is open keeps the room that it has (member-room.ts): nothing moves.
    return () => root.removeAttribute('style')
  }, [user, key])
  return user ? (
    <Suspense fallback={null}>
      <AccountNotice user={user} />
    </Suspense>
  ) : null
}
