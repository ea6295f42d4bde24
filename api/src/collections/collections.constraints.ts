import { collectionMessages } from '@vitrine/contracts/collections/messages'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const collectionsConstraints: ConstraintRefusals = {
  // A collection is locked while it is deleted, and restoring it deletes its tombstone.
  collection_tombstones_pkey: null,
  collections_title_key: { code: 'ALREADY_EXISTS', field: 'title', message: collectionMessages.titleExists },
}
