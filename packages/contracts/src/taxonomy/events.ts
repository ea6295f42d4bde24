import { z } from 'zod'
import { defineEvent } from '../event.ts'

const nodeChange = z.object({ nodeId: z.int(), revision: z.int() })

export const nodeCreated = defineEvent('taxonomy-node.created.v1', nodeChange)
/** Title, url or place changed: the articles below show it. */
export const nodeUpdated = defineEvent('taxonomy-node.updated.v1', nodeChange)
export const nodeDeleted = defineEvent('taxonomy-node.deleted.v1', nodeChange)
