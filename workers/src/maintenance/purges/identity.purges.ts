import { sql } from 'kysely'
import type { PurgesOf } from '../purges-of.ts'

export const identityPurges: PurgesOf<'identity'> = {
  // As long as a remembered sign-in lasts: whoever comes back within it still learns why the session ended.
  sessions: (limit, now) => sql`
    DELETE FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE coalesce(ended_at, expires_at) < ${now}::timestamptz - interval '30 days' LIMIT ${limit}
    )`,
  // Whoever follows an old link still learns that it has run out.
  accountLinks: (limit, now) => sql`
    DELETE FROM account_links WHERE id IN (
      SELECT id FROM account_links WHERE expires_at < ${now}::timestamptz - interval '30 days' LIMIT ${limit}
    )`,
  // A lock lasts half an hour; what is older tells nothing about anybody who guesses.
  signInFailures: (limit, now) => sql`
    DELETE FROM sign_in_failures WHERE email_normalized IN (
      SELECT email_normalized FROM sign_in_failures WHERE last_failed_at < ${now}::timestamptz - interval '30 days' LIMIT ${limit}
    )`,
}
