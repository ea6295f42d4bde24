import { sql } from 'kysely'
import type { PurgesOf } from '../purges-of.ts'

export const newsletterPurges: PurgesOf<'newsletter'> = {
  // An address whose owner never said yes. A confirmed request stays: it shows when and where somebody did.
  newsletterRequests: (limit, now) => sql`
    DELETE FROM newsletter_requests WHERE id IN (
      SELECT id FROM newsletter_requests WHERE confirmed_at IS NULL AND requested_at < ${now}::timestamptz - interval '30 days' LIMIT ${limit}
    )`,
}
