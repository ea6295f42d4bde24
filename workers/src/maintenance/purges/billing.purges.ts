import { sql } from 'kysely'
import type { PurgesOf } from '../purges-of.ts'

export const billingPurges: PurgesOf<'billing'> = {
  billingNotifications: (limit, now) => sql`
    DELETE FROM billing_notifications WHERE id IN (
      SELECT id FROM billing_notifications WHERE state <> 'waiting' AND received_at < ${now}::timestamptz - interval '90 days' ORDER BY id LIMIT ${limit}
    )`,
  idempotencyKeys: (limit, now) => sql`
    DELETE FROM idempotency_keys WHERE ctid IN (SELECT ctid FROM idempotency_keys WHERE created_at < ${now}::timestamptz - interval '24 hours' LIMIT ${limit})`,
  trialNetworks: (limit, now) => sql`
    DELETE FROM trial_networks WHERE ctid IN (SELECT ctid FROM trial_networks WHERE used_at < ${now}::timestamptz - interval '30 days' LIMIT ${limit})`,
  checkoutNetworks: (limit, now) => sql`
    UPDATE billing_checkouts SET network_hash = NULL WHERE id IN (
      SELECT id FROM billing_checkouts WHERE network_hash IS NOT NULL AND created_at < ${now}::timestamptz - interval '30 days' LIMIT ${limit}
    )`,
  usedTrials: (limit, now) => sql`
    DELETE FROM trials_used WHERE ctid IN (SELECT ctid FROM trials_used WHERE used_at < ${now}::timestamptz - interval '24 months' LIMIT ${limit})`,
}
