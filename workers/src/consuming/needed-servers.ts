import { MailUnavailable, type MailTransport } from '@vitrine/platform/mail/mail-transport'
import { SearchUnavailable, type SearchEngine } from '@vitrine/search/search-engine'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { isStorageAvailable, StorageUnavailable } from '@vitrine/platform/storage/storage-unavailable'
import type { NeededServer } from './delivery.ts'

/** The servers that processors wait for. */
export function neededServers(
  engine: SearchEngine,
  mail: MailTransport,
  storage: ObjectStorage,
): NeededServer[] {
  return [
    {
      name: 'search',
      isAway: (error) => error instanceof SearchUnavailable,
      isAvailable: () => engine.isAvailable(),
    },
    {
      name: 'storage',
      isAway: (error) => error instanceof StorageUnavailable,
      isAvailable: () => isStorageAvailable(storage),
    },
    {
      name: 'mail',
      isAway: (error) => error instanceof MailUnavailable,
      isAvailable: () => mail.isAvailable(),
    },
  ]
}
