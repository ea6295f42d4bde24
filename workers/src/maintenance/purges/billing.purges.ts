import { sql } from 'kysely'
import type { PurgesOf } from '../purges-of.ts'

export const billingPurges: PurgesOf<'billing'> = {
  billingNotifications: (limit, now) => sql`
    DELETE FROM billing_notifications WHERE id IN (
      SELECT id FROM billing_notifications WHERE state <> 'waiting' AND received_at < ${now}::timestamptz - interval '90 days' ORDER BY id LIMIT ${limit}
    )`,
  idempotencyKeys: (limit, now) => sql`
    DELETE FROM idempotency_keys WHERE ctid IN (SELECT ctid FROM idempotency_keys WHERE created_at < ${now}::timestamptz - interval '24 hours' LIMIT ${limit})`,
  usedTrials: (limit, now) => sql`
    DELETE FROM trials_used WHERE ctid IN (SELECT ctid FROM trials_used WHERE used_at < ${now}::timestamptz - interval '24 months' LIMIT ${limit})`,
}
