import {
  createMark,
  deleteMark,
  manageMark,
  manageMarks,
  updateMark,
} from '@vitrine/contracts/marks/endpoints'
import { markCreated, markDeleted, markUpdated } from '@vitrine/contracts/marks/events'
import { managedMarkSchema, type ManagedMark } from '@vitrine/contracts/marks/managed-schemas'
import { markPageUri } from '@vitrine/contracts/marks/mark-page'
import { markMessages as messages } from '@vitrine/contracts/marks/messages'
import { taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import { sortKeyPattern, titleSortKey } from '@vitrine/contracts/title-order'
import { columnValuesOf } from '@vitrine/database/column-names'
import { sql } from 'kysely'
import { defineRecord, recordEvents } from '../records/define-record.ts'
import { containing, ifText, inCategory } from '../records/list-filters.ts'
import { fieldsOf } from '../records/list-records.ts'
import { lockCategory } from '../taxonomy/queries/lock-category.query.ts'

const ownFields = managedMarkSchema.omit({ category: true, pageURI: true }).keyof().options

export const marks = defineRecord({
  name: 'mark',
  resource: 'marks',
  table: 'marks',
  capability: 'marks.manage',
  endpoints: {
    list: manageMarks,
    read: manageMark,
    create: createMark,
    update: updateMark,
    delete: deleteMark,
  },
  events: recordEvents((markId, revision) => ({ markId, revision }), {
    created: markCreated,
    updated: markUpdated,
    deleted: markDeleted,
  }),
  tombstone: 'mark',
  constraints: {
    marks_external_id_key: {
      code: 'ALREADY_EXISTS',
      field: 'externalId',
      message: messages.externalIdTaken,
    },
    // Whoever files a mark holds its category: only a delete of the category can be too late.
    marks_category_id_fkey: { code: 'IN_USE', message: taxonomyMessages.inUse },
  },
  pictures: {
    of: ({ picture, pictures }) => ({
      picture,
      ...Object.fromEntries(pictures.map((url, at) => [`pictures.${at}`, url])),
    }),
    stored: ({ picture, pictures }) => [picture, ...pictures],
    notAllowed: messages.pictureNotAllowed,
  },
  check: (transaction, { input }) => lockCategory(transaction, input, messages.categoryUnknown),
  columns: (input) => ({
    ...columnValuesOf(input),
    sort_key: titleSortKey(input.title),
    // A rebuild asks what was written since it began: the time of the statement, not of the transaction.
    updated_at: sql`clock_timestamp()`,
  }),
  audit: {
    created: ({ title }) => ({ title }),
    deleted: ({ title }) => ({ title }),
  },
  list: {
    sorts: {
      title: 'marks.sort_key',
      maker: 'marks.maker',
      place: 'marks.place',
      kind: 'marks.kind',
      firstYear: 'marks.first_year',
      id: 'marks.id',
    },
    ties: 'sorted',
    /** `q` is part of a title or of a maker's name, or the source's own id. */
    where: ({ q, maker, kind, categoryId }) => [
      ...ifText(
        q,
        (text) =>
          sql`(marks.sort_key LIKE ${sortKeyPattern(text, 'anywhere')} OR marks.maker ILIKE ${containing(text)} OR marks.external_id = ${text})`,
      ),
      ...ifText(maker, (text) => sql`marks.maker = ${text}`),
      ...ifText(kind, (text) => sql`marks.kind = ${text}`),
      ...inCategory('marks.category_id', categoryId),
    ],
    load: async (executor, which) => {
      const { rows } = await sql<Omit<ManagedMark, 'pageURI'>>`
        SELECT ${fieldsOf('marks', ownFields)}, node.title AS category
        FROM marks JOIN taxonomy_nodes node ON node.id = marks.category_id ${which}
      `.execute(executor)
      return rows.map((row) => ({ ...row, pageURI: markPageUri(row.id, row.title) }))
    },
  },
})
