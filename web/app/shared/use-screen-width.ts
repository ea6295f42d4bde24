import { useSyncExternalStore } from 'react'

/** As wide as the documents' desktop. */
const desktop = watched('(width >= 992px)')

/** What the documents call phones: narrower than a tablet. */
const phone = watched('(width < 768px)')

/** For what only a wide page has, and not only lays out otherwise. On the server every page is wide. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(desktop.subscribe, desktop.matches, () => true)
}

/** For what is built otherwise on a phone, and not only laid out otherwise. On the server nobody has one. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(phone.subscribe, phone.matches, () => false)
}

function watched(width: string) {
  return {
    matches: () => matchMedia(width).matches,
    subscribe: (listener: () => void) => {
      const query = matchMedia(width)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
  }
}
