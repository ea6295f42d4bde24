import { useSyncExternalStore } from 'react'

/** What the documents call phones: narrower than a tablet. */
const PHONE = '(width < 768px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** For what is built otherwise on a phone, and not only laid out otherwise. On the server nobody has one. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  )
}
