import { isDiskFull } from '@vitrine/platform/disk-full'

/**
 * Writes what the product can do without, and says whether there was room for it: a full disk must not end
 * what goes on without it.
 */
export function whereThereIsRoom(write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    if (isDiskFull(error)) return false
    throw error
  }
}
