import { z } from 'zod'
import { defineEvent, type ShownBy } from '../event.ts'
import { partnerRecord } from './records.ts'

const partnerChange = z.object({ partnerId: z.int(), revision: z.int() })
const ofPartner: ShownBy<typeof partnerChange> = { changes: 'partners', record: ({ partnerId }) => partnerRecord(partnerId) }

export const partnerCreated = defineEvent('data-partner.created.v1', partnerChange, ofPartner)
export const partnerUpdated = defineEvent('data-partner.updated.v1', partnerChange, ofPartner)
export const partnerMoved = defineEvent('data-partner.moved.v1', partnerChange, ofPartner)
export const partnerDeleted = defineEvent('data-partner.deleted.v1', partnerChange, ofPartner)
