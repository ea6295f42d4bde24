import {
  createPartner,
  deletePartner,
  managePartner,
  managePartners,
  updatePartner,
} from '@vitrine/contracts/partners/endpoints'
import { partnerCreated, partnerDeleted, partnerUpdated } from '@vitrine/contracts/partners/events'
import { partnersMessages as messages } from '@vitrine/contracts/partners/messages'
import { managedPartnerSchema } from '@vitrine/contracts/partners/schemas'
import { columnValuesOf } from '@vitrine/database/column-names'
import { sql } from 'kysely'
import { defineRecord, recordEvents } from '../records/define-record.ts'
import { containing, ifText } from '../records/list-filters.ts'
import { loadColumns } from '../records/list-records.ts'
import { closePlace, lockPartner, lockPlaces } from './partner-places.ts'

export const partners = defineRecord({
  name: 'data-partner',
  resource: 'partners',
  table: 'data_partners',
  capability: 'partners.manage',
  endpoints: {
    list: managePartners,
    read: managePartner,
    create: createPartner,
    update: updatePartner,
    delete: deletePartner,
  },
  events: recordEvents((partnerId, revision) => ({ partnerId, revision }), {
    created: partnerCreated,
    updated: partnerUpdated,
    deleted: partnerDeleted,
  }),
  constraints: {
    data_partners_source_url_key: {
      code: 'ALREADY_EXISTS',
      field: 'sourceUrl',
      message: messages.sourceUrlTaken,
    },
  },
  pictures: {
    of: ({ graphicUrl }) => ({ graphicUrl }),
    stored: ({ graphic_url: url }) => [url],
    notAllowed: messages.graphicNotAllowed,
  },
  lock: lockPartner,
  columns: columnValuesOf,
  columnsOfNew: async (transaction) => ({ place: (await lockPlaces(transaction)).length + 1 }),
  afterDelete: (transaction, { place }) => closePlace(transaction, place),
  audit: {
    created: ({ source, sourceUrl }) => ({ source, sourceUrl }),
    deleted: ({ source, source_url: sourceUrl }) => ({ source, sourceUrl }),
  },
  list: {
    sorts: {
      place: 'data_partners.place',
      source: 'data_partners.source',
      sourceUrl: 'data_partners.source_url',
      id: 'data_partners.id',
    },
    /** `q` is part of the name. */
    where: ({ q }) => ifText(q, (text) => sql`data_partners.source ILIKE ${containing(text)}`),
    load: loadColumns('data_partners', managedPartnerSchema),
  },
})
