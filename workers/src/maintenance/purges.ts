import type { NamesOf } from '@vitrine/contracts/area'
import type { Area } from '@vitrine/contracts/areas'
import { reportDeskLimits } from '@vitrine/contracts/collections/report-messages'
import { contactLimits } from '@vitrine/contracts/contact/messages'
import { textLimits } from '@vitrine/contracts/texts/messages'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { purgeRecordGenerations } from '@vitrine/database/cache-generations'
import type { Database } from '@vitrine/database/database'
import { timeBefore } from '@vitrine/platform/clock'
import type { MailTransport } from '@vitrine/platform/mail/mail-transport'
import { sql, type RawBuilder } from 'kysely'

/** Rows a statement: a purge never holds a lock for long, nor fills the write-ahead log at once. */
const BATCH = 1000

/** Deletes everything that is due, in batches. Returns the number of rows by name. */
export async function purgeAll(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  for (const [name, deleteBatch] of Object.entries(purges)) {
    let batch: number
    do {
      const { numAffectedRows } = await deleteBatch(BATCH, now).execute(database)
      batch = Number(numAffectedRows ?? 0)
      deleted[name] = (deleted[name] ?? 0) + batch
    } while (batch === BATCH && !signal?.aborted)
  }
  return deleted
}

/** Deletes at most so many rows that are due at that time. */
type DeleteBatch = (limit: number, now: Date) => RawBuilder<unknown>

/** What the areas' manifests name under `purges`: the types refuse a name without a statement. */
const purges: Readonly<Record<NamesOf<Area, 'purges'>, DeleteBatch>> = {
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

  // A week in which to find out why a delivery did what it did. Dead letters stay until staff discard them.
  events: (limit, now) => sql`
    DELETE FROM outbox_events WHERE id IN (
      SELECT event.id FROM outbox_events event
      WHERE event.occurred_at < ${now}::timestamptz - interval '7 days'
        AND NOT EXISTS (SELECT 1 FROM outbox_deliveries delivery WHERE delivery.event_id = event.id AND delivery.done_at IS NULL)
      ORDER BY event.id LIMIT ${limit}
    )`,
  // A tombstone keeps out a write of the deleted record that was read before the delete: of a projection at
  // work (seconds), or of a rebuild (minutes). A dead letter tried again later reloads the record first, and
  // finds it gone.
  tombstones: (limit, now) => sql`
    DELETE FROM tombstones WHERE (entity, id) IN (
      SELECT entity, id FROM tombstones WHERE deleted_at < ${now}::timestamptz - interval '30 days' LIMIT ${limit}
    )`,

  // A quarter in which to answer who was written to, and why. What waits, or of which nobody knows, stays.
  mails: (limit, now) => sql`
    DELETE FROM mails WHERE id IN (
      SELECT id FROM mails WHERE state IN ('sent', 'failed') AND requested_at < ${now}::timestamptz - ${MAILS_KEPT_DAYS} * interval '1 day' ORDER BY id LIMIT ${limit}
    )`,

  // Pages of one record hang on its row for a day; after that on the area's floor, which is then no lower.
  recordGenerations: purgeRecordGenerations,

  contactMessages: (limit, now) => sql`
    DELETE FROM contact_messages WHERE id IN (
      SELECT id FROM contact_messages WHERE created_at < ${now}::timestamptz - make_interval(months => ${contactLimits.keptMonths}) ORDER BY id LIMIT ${limit}
    )`,

  collectionReports: (limit, now) => sql`
    DELETE FROM collection_reports WHERE id IN (
      SELECT id FROM collection_reports WHERE created_at < ${now}::timestamptz - make_interval(months => ${reportDeskLimits.keptMonths}) ORDER BY id LIMIT ${limit}
    )`,
  // From where somebody reported matters as long as a second report of theirs is not stored.
  reportersOfCollections: (limit, now) => sql`
    UPDATE collection_reports SET reporter_hash = NULL WHERE id IN (
      SELECT id FROM collection_reports WHERE reporter_hash IS NOT NULL AND created_at < ${now}::timestamptz - make_interval(hours => ${reportDeskLimits.repeatHours}) ORDER BY id LIMIT ${limit}
    )`,

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

  // An address whose owner never said yes. A confirmed request stays: it shows when and where somebody did.
  newsletterRequests: (limit, now) => sql`
    DELETE FROM newsletter_requests WHERE id IN (
      SELECT id FROM newsletter_requests WHERE confirmed_at IS NULL AND requested_at < ${now}::timestamptz - interval '30 days' LIMIT ${limit}
    )`,

  runOutTeamUsers: (limit, now) => sql`
    DELETE FROM team_users WHERE id IN (SELECT id FROM team_users WHERE status = 'WAITING' AND expires_at <= ${now} ORDER BY id LIMIT ${limit})`,
  // Kept for the return of the plan.
  usersOfClosedTeams: (limit, now) => sql`
    DELETE FROM team_users WHERE id IN (
      SELECT entry.id FROM team_users entry JOIN teams team ON team.id = entry.team_id
      WHERE team.closed_at < ${now}::timestamptz - interval '90 days' ORDER BY entry.id LIMIT ${limit}
    )`,
  teamInvitations: (limit, now) => sql`
    DELETE FROM team_invitations WHERE id IN (SELECT id FROM team_invitations WHERE expires_at < ${now}::timestamptz - interval '30 days' ORDER BY id LIMIT ${limit})`,

  // What was typed and never saved. Saved versions stay with their text.
  autosaves: (limit, now) => sql`
    DELETE FROM kept_versions WHERE id IN (
      SELECT id FROM kept_versions WHERE kind = 'autosaved' AND made_at < ${now}::timestamptz - ${textLimits.autosavesKeptDays} * interval '1 day' ORDER BY made_at LIMIT ${limit}
    )`,
  // Of editors that were never left: a closed laptop, a browser that was killed.
  editLeases: (limit, now) => sql`
    DELETE FROM edit_leases WHERE (kind, record_id) IN (SELECT kind, record_id FROM edit_leases WHERE expires_at < ${now}::timestamptz - interval '1 day' LIMIT ${limit})`,
  endedSchedules: (limit, now) => sql`
    DELETE FROM scheduled_changes WHERE id IN (
      SELECT id FROM scheduled_changes WHERE ended_at < ${now}::timestamptz - ${textLimits.endedSchedulesKeptDays} * interval '1 day' ORDER BY ended_at LIMIT ${limit}
    )`,
  trashedArticles: (limit, now) => fromTheTrash('articles', 'dictionary-article', limit, now),
  trashedPosts: (limit, now) => fromTheTrash('blog_articles', 'blog-article', limit, now),
  // Looks from the editor go at once; links that were handed out are remembered, so that their page can say
  // what became of them.
  endedPreviews: (limit, now) => sql`
    DELETE FROM text_previews WHERE id IN (
      SELECT id FROM text_previews WHERE expires_at < ${now}::timestamptz - CASE WHEN blocks IS NULL THEN ${textLimits.endedPreviewsKeptDays} ELSE 0 END * interval '1 day' ORDER BY expires_at LIMIT ${limit}
    )`,

  // Until then staff can restore them. Their files are orphans from then on, which the sweep of files finds.
  deletedVaultItems: (limit, now) => sql`
    WITH due AS (
      SELECT id FROM vault_items WHERE deleted_at < ${now}::timestamptz - ${vaultItemLimits.restoreDays} * interval '1 day' ORDER BY deleted_at LIMIT ${limit}
    ), orphans AS (
      UPDATE vault_media SET item_id = NULL, removed_at = coalesce(removed_at, ${now}::timestamptz) WHERE item_id IN (SELECT id FROM due)
    )
    DELETE FROM vault_items WHERE id IN (SELECT id FROM due)`,
}

/**
 * Nobody has seen it for a month, so there is nobody to tell: its tombstone alone keeps late writes out of
 * the index.
 */
function fromTheTrash(table: string, entity: string, limit: number, now: Date): RawBuilder<unknown> {
  return sql`
  WITH gone AS (
    DELETE FROM ${sql.table(table)} WHERE id IN (
      SELECT id FROM ${sql.table(table)} WHERE trashed_at < ${now}::timestamptz - ${textLimits.trashDays} * interval '1 day' ORDER BY trashed_at LIMIT ${limit}
    ) RETURNING id, revision
  )
  INSERT INTO tombstones (entity, id, revision) SELECT ${entity}, id, revision + 1 FROM gone
  ON CONFLICT (entity, id) DO UPDATE SET revision = greatest(tombstones.revision, excluded.revision), deleted_at = now()`
}

/** As long as the list of mails, which the purge of the same round shortens. */
const MAILS_KEPT_DAYS = 90

/**
 * Deletes the kept copies of mails that are about to go from the list: without the list nobody would find
 * them.
 */
export async function deleteOldCopies(database: Database, mail: MailTransport, now: Date): Promise<void> {
  const old = await database
    .selectFrom('mails')
    .select('key')
    .where('state', 'in', ['sent', 'failed'])
    .where('requested_at', '<', timeBefore(now, { days: MAILS_KEPT_DAYS }))
    .execute()
  for (const { key } of old) await mail.forget(key)
}
