import {
  createAuthor,
  deleteAuthor,
  manageAuthor,
  manageAuthors,
  updateAuthor,
} from '@vitrine/contracts/dictionary/endpoints'
import { authorCreated, authorDeleted, authorUpdated } from '@vitrine/contracts/dictionary/events'
import { dictionaryMessages as messages } from '@vitrine/contracts/dictionary/messages'
import { columnValuesOf } from '@vitrine/database/column-names'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { defineRecord, recordEvents } from '../records/define-record.ts'
import { containing, ifText } from '../records/list-filters.ts'
import { toAuthor, type AuthorRow } from './queries/authors.query.ts'

export const authors = defineRecord({
  name: 'dictionary-author',
  resource: 'authors',
  table: 'authors',
  capability: 'dictionary.manage',
  endpoints: {
    list: manageAuthors,
    read: manageAuthor,
    create: createAuthor,
    update: updateAuthor,
    delete: deleteAuthor,
  },
  events: recordEvents((authorId, revision) => ({ authorId, revision }), {
    created: authorCreated,
    updated: authorUpdated,
    deleted: authorDeleted,
  }),
  constraints: {
    authors_url_key: { code: 'ALREADY_EXISTS', field: 'url', message: messages.authorUrlTaken },
  },
  pictures: {
    of: ({ photo }) => ({ photo }),
    stored: ({ photo }) => [photo],
    notAllowed: messages.photoNotAllowed,
  },
  columns: columnValuesOf,
  /** Articles of the dictionary and of the Blog keep their author. */
  beforeDelete: async (transaction, { id }) => {
    const { rows } = await sql<{ has: boolean }>`
      SELECT EXISTS (SELECT FROM article_authors WHERE author_id = ${id}) OR EXISTS (SELECT FROM blog_articles WHERE author_id = ${id}) AS has
    `.execute(transaction)
    if (rows[0]?.has) throw new AppError('IN_USE', { message: messages.authorInUse })
  },
  audit: {
    created: ({ url }) => ({ url }),
    deleted: ({ full_name: name }) => ({ name }),
  },
  list: {
    sorts: {
      lastName: 'authors.last_name',
      fullName: 'authors.full_name',
      id: 'authors.id',
      url: 'authors.url',
      dateCreated: 'authors.created_at',
      dateUpdated: 'authors.updated_at',
    },
    /** `q` is part of the full name. */
    where: ({ q }) => ifText(q, (text) => sql`authors.full_name ILIKE ${containing(text)}`),
    load: async (executor, which) => {
      const { rows } = await sql<
        AuthorRow & { revision: number }
      >`SELECT authors.* FROM authors ${which}`.execute(executor)
      return rows.map((row) => ({ ...toAuthor(row), revision: row.revision }))
    },
  },
})
