import {
  createSynonym,
  deleteSynonym,
  manageSynonym,
  manageSynonyms,
  updateSynonym,
} from '@vitrine/contracts/synonyms/endpoints'
import { synonymCreated, synonymDeleted, synonymUpdated } from '@vitrine/contracts/synonyms/events'
import { managedSynonymSchema, synonymMessages } from '@vitrine/contracts/synonyms/schemas'
import { columnValuesOf } from '@vitrine/database/column-names'
import { sql } from 'kysely'
import { defineRecord, recordEvents } from '../records/define-record.ts'
import { containing, ifText } from '../records/list-filters.ts'
import { loadColumns } from '../records/list-records.ts'
import { synonymFingerprint } from './synonym-fingerprint.ts'

export const synonyms = defineRecord({
  name: 'synonym',
  resource: 'synonyms',
  table: 'synonyms',
  capability: 'synonyms.manage',
  endpoints: {
    list: manageSynonyms,
    read: manageSynonym,
    create: createSynonym,
    update: updateSynonym,
    delete: deleteSynonym,
  },
  events: recordEvents((synonymId, revision) => ({ synonymId, revision }), {
    created: synonymCreated,
    updated: synonymUpdated,
    deleted: synonymDeleted,
  }),
  constraints: {
    synonyms_fingerprint_key: { code: 'ALREADY_EXISTS', field: 'terms', message: synonymMessages.listTaken },
    // Written by shipments, which exclude other writers, and by deletions, which insert only what is missing.
    synonyms_shipped_key_key: null,
    synonym_shipment_pkey: null,
    deleted_shipped_synonyms_pkey: null,
  },
  columns: (input) => ({ ...columnValuesOf(input), fingerprint: synonymFingerprint(input) }),
  /** An upgrade does not restore a shipped list. */
  afterDelete: async (transaction, { shipped_key }) => {
    if (shipped_key === null) return
    await transaction
      .insertInto('deleted_shipped_synonyms')
      .values({ shipped_key })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  audit: {
    created: ({ terms, kind }) => ({ name: terms.join(', '), kind }),
    updated: (before, { terms, kind }) => ({
      name: terms.join(', '),
      terms: { from: before.terms, to: terms },
      kind: { from: before.kind, to: kind },
    }),
    deleted: ({ terms, kind }) => ({ name: terms.join(', '), kind }),
  },
  list: {
    sorts: {
      terms: 'synonyms.terms',
      kind: 'synonyms.kind',
      origin: 'synonyms.origin',
      id: 'synonyms.id',
    },
    /** `q` is in any of the terms. */
    where: ({ q, origin }) => [
      ...ifText(q, (text) => sql`array_to_string(synonyms.terms, E'\n') ILIKE ${containing(text)}`),
      ...ifText(origin, (text) => sql`synonyms.origin = ${text}`),
    ],
    load: loadColumns('synonyms', managedSynonymSchema),
  },
})
