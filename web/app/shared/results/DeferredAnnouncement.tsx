import { lazy, Suspense, type ComponentProps } from 'react'

const Announcement = lazy(() => import('./Announcement.tsx'))

/**
 * Tells what the next list of a page holds. On the server the part has not come when a page is the first of
 * its process, and what waits there is an error in the browser: the server writes the empty region itself.
 */
export function DeferredAnnouncement(told: ComponentProps<typeof Announcement>) {
  return (
    <Suspense>
      {import.meta.env.SSR ? <p role="status" className="sr-only" /> : <Announcement {...told} />}
    </Suspense>
  )
}
