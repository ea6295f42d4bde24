import type { ObjectStorage } from './object-storage.ts'

/** The storage cannot be reached, or refuses: what was to be done waits until it is back. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('the object storage is not available', { cause })
    this.name = 'StorageUnavailable'
  }
}

/** @throws StorageUnavailable for whatever `run` throws */
export async function reachingStorage<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw new StorageUnavailable(error)
  }
}

/** Whether it responds; what is asked for need not be there. */
export async function isStorageAvailable(storage: ObjectStorage): Promise<boolean> {
  return await storage.exists('availability').then(
    () => true,
    () => false,
  )
}
