import { Suspense, useEffect } from 'react'
import { giveUpRoom } from '../give-up-room.ts'
import { useCurrentUser } from '../queries/use-current-user.ts'
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
