import { STAFF_DRAFTS } from '@vitrine/contracts/staff-drafts'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { DRAFTS_OWNER, draftsBelongTo, isLaterDraft, type DraftStore } from './device-draft.ts'

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

interface Schema extends DBSchema {
  copies: { key: string; value: string }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/**
 * Closed as soon as somebody wants to delete it, which a sign-out in another tab does; opened again where it
 * is needed.
 */
function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = undefined
  }
  opened ??= openDB<Schema>(STAFF_DRAFTS, 1, {
    upgrade: (database) => void database.createObjectStore('copies'),
    blocking: (_version, _blocked, { target }) => {
      forget()
      if (target instanceof IDBDatabase) target.close()
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget()
    throw error
  })
  return opened
}

/** On the disk once this resolves, whatever becomes of the browser. A value of null takes the copy away. */
async function writeCopy(key: string, value: string | null): Promise<void> {
  const transaction = (await open()).transaction('copies', 'readwrite', { durability: 'strict' })
  await Promise.all([
    value === null ? transaction.store.delete(key) : transaction.store.put(value, key),
    transaction.done,
  ])
}

export async function readCopies(): Promise<Map<string, string>> {
  const { store } = (await open()).transaction('copies')
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
  return new Map(keys.map((key, place) => [key, values[place] ?? '']))
}

export async function dropCopies(): Promise<void> {
  await (await open()).clear('copies')
}
