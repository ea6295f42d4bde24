import { z } from 'zod'
import { defineEvent, type ShownBy } from '../event.ts'

const collectionChange = z.object({ collectionId: z.int(), revision: z.int() })
// As with items: nothing that shows a collection is kept without asking its own row, so no save waits for a
// generation.
const ofCollection: ShownBy = { changes: null }

/** Title, description, status or picture have changed, or staff have taken it down or lifted that. */
export const collectionUpdated = defineEvent('collection.updated.v1', collectionChange, ofCollection)
export const collectionDeleted = defineEvent('collection.deleted.v1', collectionChange, ofCollection)
/** Its owner has taken it out of the trash: it is private. */
export const collectionRestored = defineEvent('collection.restored.v1', collectionChange, ofCollection)
