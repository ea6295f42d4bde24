import { z } from 'zod'
import { defineEvent, type ShownBy } from '../event.ts'
import { numberOfPartners, partnerRecord } from './schemas.ts'

const partnerChange = z.object({ partnerId: z.int(), revision: z.int() })
const ofPartner: ShownBy<typeof partnerChange> = {
  changes: 'partners',
  records: ({ partnerId }) => [partnerRecord(partnerId)],
}
const ofNumber: ShownBy<typeof partnerChange> = {
  changes: 'partners',
  records: ({ partnerId }) => [partnerRecord(partnerId), numberOfPartners],
}

export const partnerCreated = defineEvent('data-partner.created.v1', partnerChange, ofNumber)
export const partnerUpdated = defineEvent('data-partner.updated.v1', partnerChange, ofPartner)
export const partnerMoved = defineEvent('data-partner.moved.v1', partnerChange, ofPartner)
export const partnerDeleted = defineEvent('data-partner.deleted.v1', partnerChange, ofNumber)
