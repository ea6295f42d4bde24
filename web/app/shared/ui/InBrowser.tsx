import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

interface InBrowserProps {
  /** Keeps the place. */
  fallback: ReactNode
  children: ReactNode
}

const neverChanges = () => () => undefined

/**
 * A part that comes when it is needed, and hangs on who reads. On the server there is the fallback alone: who
 * reads is known in the browser, possibly before the part has come, and what the server had made of it would
 * then not be what the browser makes.
 */
export function InBrowser({ fallback, children }: InBrowserProps) {
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isBrowser ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
