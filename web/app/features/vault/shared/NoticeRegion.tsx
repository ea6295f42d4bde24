import { useSyncExternalStore } from 'react'
import { closePlainNotice, currentNotices, subscribeToNotices } from './notices.ts'

/** Where notices appear, in a browser alone. */
export function NoticeRegion() {
  const { Region, plain } = useSyncExternalStore(subscribeToNotices, currentNotices)
  return (
    <>
      {Region && <Region />}
      {plain && (
        <p role="alert" className="fixed inset-x-4 bottom-4 z-40 bg-ink px-4 text-paper">
          {plain}{' '}
          <button type="button" className="min-h-11 underline" onClick={closePlainNotice}>
            Close
          </button>
        </p>
      )}
    </>
  )
}
