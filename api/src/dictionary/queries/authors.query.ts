import type { Author } from '@vitrine/contracts/dictionary/schemas'
import { sortedByTitle } from '@vitrine/contracts/title-order'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'

export interface AuthorRow {
  id: number
  first_name: string
  last_name: string
  full_name: string
  about: string
  photo: string | null
  credentials: string
  website: string | null
  url: string
  created_at: Date
  updated_at: Date
}

export function toAuthor(row: AuthorRow): Author {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: row.full_name,
    about: row.about,
    photo: row.photo,
    credentials: row.credentials,
    website: row.website,
    url: row.url,
    dateCreated: row.created_at.toISOString(),
    dateUpdated: row.updated_at.toISOString(),
  }
}

/** Every author, by last name, as titles are sorted: Ørsted stands among the O. */
export async function listAuthors(executor: Executor) {
  const rows = await executor.selectFrom('authors').selectAll().orderBy('id').execute()
  const sorted = sortedByTitle(rows, ({ last_name, first_name }) => `${last_name} ${first_name}`)
  return {
    items: sorted.map(toAuthor),
    meta: { total: rows.length, currentLimit: rows.length, currentOffset: 0 },
  }
}

/** @throws AppError NOT_FOUND */
export async function readAuthor(executor: Executor, authorUrl: string): Promise<Author> {
  const row = await executor.selectFrom('authors').selectAll().where('url', '=', authorUrl).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toAuthor(row)
}
