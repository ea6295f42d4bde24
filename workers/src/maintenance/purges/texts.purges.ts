import { textLimits as limits } from '@vitrine/contracts/texts/limits'
import { sql } from 'kysely'
import type { PurgesOf } from '../purges-of.ts'

export const textsPurges: PurgesOf<'texts'> = {
  // Of editors that were never left: a closed laptop, a browser that was killed.
  editLeases: (limit, now) => sql`
    DELETE FROM edit_leases WHERE (kind, record_id) IN (SELECT kind, record_id FROM edit_leases WHERE expires_at < ${now}::timestamptz - interval '1 day' LIMIT ${limit})`,
  endedSchedules: (limit, now) => sql`
    DELETE FROM scheduled_changes WHERE id IN (
      SELECT id FROM scheduled_changes WHERE ended_at < ${now}::timestamptz - ${limits.endedSchedulesKeptDays} * interval '1 day' ORDER BY ended_at LIMIT ${limit}
    )`,
}
