import { z } from 'zod'
import { defineEvent } from '../event.ts'

const partnerChange = z.object({ partnerId: z.int(), revision: z.int() })

export const partnerCreated = defineEvent('data-partner.created.v1', partnerChange)
export const partnerUpdated = defineEvent('data-partner.updated.v1', partnerChange)
export const partnerMoved = defineEvent('data-partner.moved.v1', partnerChange)
export const partnerDeleted = defineEvent('data-partner.deleted.v1', partnerChange)
