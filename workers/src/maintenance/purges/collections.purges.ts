import { reportLimits as limits } from '@vitrine/contracts/collections/report-reasons'
import { sql } from 'kysely'
import type { PurgesOf } from '../purges-of.ts'

export const collectionsPurges: PurgesOf<'collections'> = {
  collectionReports: (limit, now) => sql`
    DELETE FROM collection_reports WHERE id IN (
      SELECT id FROM collection_reports WHERE created_at < ${now}::timestamptz - make_interval(months => ${limits.keptMonths}) ORDER BY id LIMIT ${limit}
    )`,
  // From where somebody reported matters as long as a second report of theirs is not stored.
  reportersOfCollections: (limit, now) => sql`
    UPDATE collection_reports SET reporter_hash = NULL WHERE id IN (
      SELECT id FROM collection_reports WHERE reporter_hash IS NOT NULL AND created_at < ${now}::timestamptz - make_interval(hours => ${limits.repeatHours}) ORDER BY id LIMIT ${limit}
    )`,
}
