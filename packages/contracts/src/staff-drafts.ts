/**
 * Begins the keys under which the console keeps unsaved writing in the browser's own store, and names its
 * database there.
 */
export const STAFF_DRAFTS = 'VitrineStaff.draft.'

/** Only what this needs of the browser's own store. */
type Keys = Pick<Storage, 'key' | 'length' | 'removeItem'>

export function dropStaffDrafts(store: Keys): void {
  for (const key of keysBeginning(store, STAFF_DRAFTS)) store.removeItem(key)
}

/**
 * At every sign-out, on the site as in the console: whoever uses the browser next must not read what was
 * typed.
 */
export function forgetTyped(): void {
  dropStaffDrafts(localStorage)
  // What forms of members keep in the tab.
  sessionStorage.clear()
  indexedDB.deleteDatabase(STAFF_DRAFTS)
}

export function keysBeginning(store: Pick<Keys, 'key' | 'length'>, begin: string): string[] {
  return Array.from({ length: store.length }, (_, place) => store.key(place)).filter(
    (key): key is string => key?.startsWith(begin) ?? false,
  )
}
