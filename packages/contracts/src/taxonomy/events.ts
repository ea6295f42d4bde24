import { z } from 'zod'
import { defineEvent } from '../event.ts'

const nodeChange = z.object({ nodeId: z.int(), revision: z.int() })
/** Each page that shows a category shows those around it as well: none hangs on one alone. */
const ofTaxonomy = { changes: 'taxonomy' } as const

export const nodeCreated = defineEvent('taxonomy-node.created.v1', nodeChange, ofTaxonomy)
/** Title, url or place changed: the articles below show it. */
export const nodeUpdated = defineEvent('taxonomy-node.updated.v1', nodeChange, ofTaxonomy)
export const nodeDeleted = defineEvent('taxonomy-node.deleted.v1', nodeChange, ofTaxonomy)
