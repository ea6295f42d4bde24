import { sql } from 'kysely'
import type { PurgesOf } from '../purges-of.ts'

export const mailPurges: PurgesOf<'mail'> = {
  // A quarter in which to answer who was written to, and why. What waits, or of which nobody knows, stays.
  mails: (limit, now) => sql`
    DELETE FROM mails WHERE id IN (
      SELECT id FROM mails WHERE state IN ('sent', 'failed') AND requested_at < ${now}::timestamptz - interval '90 days' ORDER BY id LIMIT ${limit}
    )`,
}
