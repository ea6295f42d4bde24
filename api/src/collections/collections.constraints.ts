import { collectionMessages } from '@vitrine/contracts/collections/messages'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'

export const collectionsConstraints: ConstraintRefusals = {
  collections_title_key: { code: 'ALREADY_EXISTS', field: 'title', message: collectionMessages.titleExists },
}
