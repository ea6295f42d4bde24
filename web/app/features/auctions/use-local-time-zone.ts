import { useSyncExternalStore } from 'react'

const nothingChanges = () => () => undefined

/** The reader's own time zone; null until the browser has said it: pages are the same for everybody. */
export function useLocalTimeZone(): string | null {
  return useSyncExternalStore(
    nothingChanges,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  )
}
