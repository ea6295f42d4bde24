import type { Executor } from '@vitrine/database/database'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { sql } from 'kysely'

export interface MemberEmail {
  id: number
  email: string
}

const SUGGESTIONS = 10

/** Of accounts that are there; others are left out. */
export async function emailsById(executor: Executor, ids: readonly number[]): Promise<MemberEmail[]> {
  if (ids.length === 0) return []
  return await executor
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

/** Emails that begin with the term first, then those that hold it, each A to Z. */
export async function suggestEmails(executor: Executor, term: string): Promise<MemberEmail[]> {
  const wanted = normalizeEmail(term)
  if (!wanted) return []
  const { rows } = await sql<MemberEmail>`
    SELECT id, email FROM users WHERE strpos(email_normalized, ${wanted}) > 0
    ORDER BY strpos(email_normalized, ${wanted}) > 1, email_normalized LIMIT ${SUGGESTIONS}
  `.execute(executor)
  return rows
}
