import { sql } from 'kysely'
import { MAILS_KEPT_DAYS } from '../delete-old-copies.ts'
import type { PurgesOf } from '../purges-of.ts'

export const mailPurges: PurgesOf<'mail'> = {
  // A quarter in which to answer who was written to, and why. What waits, or of which nobody knows, stays.
  mails: (limit, now) => sql`
    DELETE FROM mails WHERE id IN (
      SELECT id FROM mails WHERE state IN ('sent', 'failed') AND requested_at < ${now}::timestamptz - ${MAILS_KEPT_DAYS} * interval '1 day' ORDER BY id LIMIT ${limit}
    )`,
}
