import type { IndexStatus } from '@vitrine/contracts/operations/schemas'

/** A search index that is up to date and was never rebuilt. */
export const anIndex: IndexStatus = {
  id: 'dictionary',
  engine: 'postgres',
  available: true,
  documents: 900,
  lagSeconds: 0,
  waitingEvents: 0,
  lastRebuild: null,
  comparison: null,
}
