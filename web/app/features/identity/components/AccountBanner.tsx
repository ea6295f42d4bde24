import { Suspense } from 'react'
import { useReader } from '../queries/use-reader.ts'
import { AccountNotice } from './member-parts.ts'

/** Over every page of a member; visitors do not load it. */
export function AccountBanner() {
  const user = useReader()
  return user ? (
    <Suspense fallback={null}>
      <AccountNotice user={user} />
    </Suspense>
  ) : null
}
