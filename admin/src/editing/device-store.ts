import { DRAFTS_OWNER, draftsBelongTo, isLaterDraft, type DraftStore } from './device-draft.ts'
import { dropCopies, readCopies, writeCopy } from './lasting-copies.ts'

/** A database that is forbidden, full or broken keeps no copies; the browser's own store still does. */
const ignored = () => undefined

/**
 * Where drafts are kept: in the browser's own store, which is read at once but written to the disk up to ten
 * seconds or more later, with a copy of each in a database of the browser, which a browser that is killed
 * does not lose.
 */
export const deviceStore: DraftStore = {
  getItem: (key) => localStorage.getItem(key),
  key: (place) => localStorage.key(place),
  get length() {
    return localStorage.length
  },
  setItem: (key, value) => {
    // A full store throws: the copy is written all the same.
    void writeCopy(key, value).catch(ignored)
    localStorage.setItem(key, value)
  },
  removeItem: (key) => {
    void writeCopy(key, null).catch(ignored)
    localStorage.removeItem(key)
  },
}

/**
 * Before anything is offered: what this person typed last comes back where only the copies have it, and what
 * others typed goes.
 */
export async function openDeviceStore(userId: number): Promise<void> {
  const copies = await readCopies().catch(ignored)
  // Both may tell of different people: the browser's own store may be as it was before the last sign-in.
  const isTheirs = copies?.get(DRAFTS_OWNER) === String(userId)
  if (!isTheirs) await dropCopies().catch(ignored)
  draftsBelongTo(deviceStore, userId)
  if (!isTheirs) return
  for (const [key, copy] of copies)
    if (key !== DRAFTS_OWNER && isLaterDraft(copy, localStorage.getItem(key))) keepInStore(key, copy)
}

function keepInStore(key: string, copy: string): void {
  try {
    localStorage.setItem(key, copy)
  } catch {
    // A full store offers what it has.
  }
}
