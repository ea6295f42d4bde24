import { contactLimits } from '@vitrine/contracts/contact/limits'
import { sql } from 'kysely'
import type { PurgesOf } from '../purges-of.ts'

export const contactPurges: PurgesOf<'contact'> = {
  contactMessages: (limit, now) => sql`
    DELETE FROM contact_messages WHERE id IN (
      SELECT id FROM contact_messages WHERE created_at < ${now}::timestamptz - make_interval(months => ${contactLimits.keptMonths}) ORDER BY id LIMIT ${limit}
    )`,
}
