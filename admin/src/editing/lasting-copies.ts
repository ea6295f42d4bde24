import { STAFF_DRAFTS } from '@vitrine/contracts/staff-drafts'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

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
export async function writeCopy(key: string, value: string | null): Promise<void> {
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
