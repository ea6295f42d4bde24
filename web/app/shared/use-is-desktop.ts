import { useSyncExternalStore } from 'react'

/** As wide as the documents' desktop. */
const DESKTOP = '(width >= 992px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DESKTOP)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** For what only a wide page has, and not only lays out otherwise. On the server every page is wide. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(DESKTOP).matches,
    () => true,
  )
}
