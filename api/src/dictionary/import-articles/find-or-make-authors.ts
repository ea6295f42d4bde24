import { urlOfName } from '@vitrine/contracts/reduced-url'
import { authorCreated } from '@vitrine/contracts/dictionary/events'
import { newEvent, type NewEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import { insertAuthor } from '@vitrine/domain/dictionary/write-author'
import { sql } from 'kysely'
import { authorNameParts } from './article-row.ts'

export interface FoundAuthors {
  idOf: ReadonlyMap<string, number>
  /** Full names of the authors that were made. */
  made: string[]
  /** For the caller's outbox. */
  events: NewEvent[]
}

/**
 * Finds authors by their full names and makes those that are missing. Of two with one name the elder is
 * meant.
 */
export async function findOrMakeAuthors(
  transaction: Transaction,
  fullNames: readonly string[],
): Promise<FoundAuthors> {
  const wanted = [...new Set(fullNames)]
  let idOf = await findAuthors(transaction, wanted)
  const made: string[] = []
  const events: NewEvent[] = []
  if (wanted.some((name) => !idOf.has(name))) {
    // Two imports at once must not make the same author twice: full names are not unique by themselves.
    await sql`SELECT pg_advisory_xact_lock(hashtext('dictionary-authors'))`.execute(transaction)
    idOf = await findAuthors(transaction, wanted)
    for (const fullName of wanted.filter((name) => !idOf.has(name))) {
      const { id, revision } = await makeAuthor(transaction, fullName)
      idOf.set(fullName, id)
      made.push(fullName)
      events.push(newEvent(authorCreated, { authorId: id, revision }))
    }
  }
  return { idOf, made, events }
}

async function findAuthors(
  transaction: Transaction,
  fullNames: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; full_name: string }>`
    SELECT id, full_name FROM authors WHERE full_name = ANY(${fullNames}::text[]) ORDER BY id DESC`.execute(
    transaction,
  )
  return new Map(rows.map(({ id, full_name }) => [full_name, id]))
}

async function makeAuthor(
  transaction: Transaction,
  fullName: string,
): Promise<{ id: number; revision: number }> {
  const url = await freeUrl(transaction, urlOfName(fullName) || 'author')
  return await insertAuthor(transaction, {
    ...authorNameParts(fullName),
    url,
    about: '',
    credentials: '',
    photo: null,
    website: null,
  })
}

async function freeUrl(transaction: Transaction, own: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const url = attempt === 1 ? own : `${own}-${attempt}`
    const taken = await transaction
      .selectFrom('authors')
      .select('id')
      .where('url', '=', url)
      .executeTakeFirst()
    if (!taken) return url
  }
}
