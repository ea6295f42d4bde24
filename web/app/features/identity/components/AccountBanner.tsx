import { Suspense, useEffect } from 'react'
import { keepNoticeRoom } from '../notice-room.ts'
import { useReader } from '../queries/use-reader.ts'
import { AccountNotice } from './member-parts.ts'

/** Over every page of a member; visitors do not load it. */
export function AccountBanner() {
  const user = useReader()
  useEffect(() => {
    if (user === null) keepNoticeRoom(0)
  }, [user])
  return user ? (
    <Suspense fallback={null}>
      <AccountNotice user={user} />
    </Suspense>
  ) : null
}
