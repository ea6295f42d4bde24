import { lazy, Suspense, type ComponentProps } from 'react'

const ResultAnnouncement = lazy(() => import('./ResultAnnouncement.tsx'))

/**
 * Tells what the next list of a page holds. On the server the part has not come when a page is the first of
 * its process, and what waits there is an error in the browser: the server writes the empty region itself.
 */
export function DeferredResultAnnouncement(told: ComponentProps<typeof ResultAnnouncement>) {
  return (
    <Suspense>
      {import.meta.env.SSR ? <p role="status" className="sr-only" /> : <ResultAnnouncement {...told} />}
    </Suspense>
  )
}
