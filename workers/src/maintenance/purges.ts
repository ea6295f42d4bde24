import type { NamesOf } from '@vitrine/contracts/area'
import type { Area } from '@vitrine/contracts/areas'
import { reportDeskLimits } from '@vitrine/contracts/collections/report-messages'
import { contactLimits } from '@vitrine/contracts/contact/messages'
import { textLimits } from '@vitrine/contracts/texts/messages'
import { importRules } from '@vitrine/contracts/vault-imports/imports'
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
  billingNotifications: (limit, now) =>
    deleteWhere(
      'billing_notifications',
      sql`state <> 'waiting' AND received_at < ${now}::timestamptz - interval '90 days'`,
      limit,
      { oldestBy: 'id' },
    ),
  idempotencyKeys: (limit, now) =>
    deleteWhere('idempotency_keys', sql`created_at < ${now}::timestamptz - interval '24 hours'`, limit, {
      key: ['ctid'],
    }),
  trialNetworks: (limit, now) =>
    deleteWhere('trial_networks', sql`used_at < ${now}::timestamptz - interval '30 days'`, limit, {
      key: ['ctid'],
    }),
  checkoutNetworks: (limit, now) => sql`
    UPDATE billing_checkouts SET network_hash = NULL WHERE id IN (
      SELECT id FROM billing_checkouts
      WHERE network_hash IS NOT NULL AND created_at < ${now}::timestamptz - interval '30 days' LIMIT ${limit}
    )`,
  usedTrials: (limit, now) =>
    deleteWhere('trials_used', sql`used_at < ${now}::timestamptz - interval '24 months'`, limit, {
      key: ['ctid'],
    }),

  // A week in which to find out why a delivery did what it did. Dead letters stay until staff discard them.
  events: (limit, now) => sql`
    DELETE FROM outbox_events WHERE id IN (
      SELECT event.id FROM outbox_events event
      WHERE event.occurred_at < ${now}::timestamptz - interval '7 days'
        AND NOT EXISTS (
          SELECT 1 FROM outbox_deliveries delivery WHERE delivery.event_id = event.id AND delivery.done_at IS NULL
        )
      ORDER BY event.id LIMIT ${limit}
    )`,
  // A tombstone keeps out a write of the deleted record that was read before the delete: of a projection at
  // work (seconds), or of a rebuild (minutes). A dead letter tried again later reloads the record first, and
  // finds it gone.
  tombstones: (limit, now) =>
    deleteWhere('tombstones', sql`deleted_at < ${now}::timestamptz - interval '30 days'`, limit, {
      key: ['entity', 'id'],
    }),

  // A quarter in which to answer who was written to, and why. What waits, or of which nobody knows, stays.
  mails: (limit, now) =>
    deleteWhere(
      'mails',
      sql`state IN ('sent', 'failed') AND requested_at < ${now}::timestamptz - ${MAILS_KEPT_DAYS} * interval '1 day'`,
      limit,
      { oldestBy: 'id' },
    ),

  // Pages of one record hang on its row for a day; after that on the area's floor, which is then no lower.
  recordGenerations: purgeRecordGenerations,

  contactMessages: (limit, now) =>
    deleteWhere(
      'contact_messages',
      sql`created_at < ${now}::timestamptz - make_interval(months => ${contactLimits.keptMonths})`,
      limit,
      { oldestBy: 'id' },
    ),

  collectionReports: (limit, now) =>
    deleteWhere(
      'collection_reports',
      sql`created_at < ${now}::timestamptz - make_interval(months => ${reportDeskLimits.keptMonths})`,
      limit,
      { oldestBy: 'id' },
    ),
  // From where somebody reported matters as long as a second report of theirs is not stored.
  reportersOfCollections: (limit, now) => sql`
    UPDATE collection_reports SET reporter_hash = NULL WHERE id IN (
      SELECT id FROM collection_reports
      WHERE reporter_hash IS NOT NULL
        AND created_at < ${now}::timestamptz - make_interval(hours => ${reportDeskLimits.repeatHours})
      ORDER BY id LIMIT ${limit}
    )`,

  // As long as a remembered sign-in lasts: whoever comes back within it still learns why the session ended.
  sessions: (limit, now) =>
    deleteWhere(
      'sessions',
      sql`coalesce(ended_at, expires_at) < ${now}::timestamptz - interval '30 days'`,
      limit,
    ),
  // Whoever follows an old link still learns that it has run out.
  accountLinks: (limit, now) =>
    deleteWhere('account_links', sql`expires_at < ${now}::timestamptz - interval '30 days'`, limit),
  // A lock lasts half an hour; what is older tells nothing about anybody who guesses.
  signInFailures: (limit, now) =>
    deleteWhere('sign_in_failures', sql`last_failed_at < ${now}::timestamptz - interval '30 days'`, limit, {
      key: ['email_normalized'],
    }),

  // An address whose owner never said yes. A confirmed request stays: it shows when and where somebody did.
  newsletterRequests: (limit, now) =>
    deleteWhere(
      'newsletter_requests',
      sql`confirmed_at IS NULL AND requested_at < ${now}::timestamptz - interval '30 days'`,
      limit,
    ),

  runOutTeamUsers: (limit, now) =>
    deleteWhere('team_users', sql`status = 'WAITING' AND expires_at <= ${now}`, limit, { oldestBy: 'id' }),
  // Kept for the return of the plan.
  usersOfClosedTeams: (limit, now) => sql`
    DELETE FROM team_users WHERE id IN (
      SELECT entry.id FROM team_users entry JOIN teams team ON team.id = entry.team_id
      WHERE team.closed_at < ${now}::timestamptz - interval '90 days' ORDER BY entry.id LIMIT ${limit}
    )`,
  teamInvitations: (limit, now) =>
    deleteWhere('team_invitations', sql`expires_at < ${now}::timestamptz - interval '30 days'`, limit, {
      oldestBy: 'id',
    }),

  // What was typed and never saved. Saved versions stay with their text.
  autosaves: (limit, now) =>
    deleteWhere(
      'kept_versions',
      sql`kind = 'autosaved' AND made_at < ${now}::timestamptz - ${textLimits.autosavesKeptDays} * interval '1 day'`,
      limit,
      { oldestBy: 'made_at' },
    ),
  // Of editors that were never left: a closed laptop, a browser that was killed.
  editLeases: (limit, now) =>
    deleteWhere('edit_leases', sql`expires_at < ${now}::timestamptz - interval '1 day'`, limit, {
      key: ['kind', 'record_id'],
    }),
  endedSchedules: (limit, now) =>
    deleteWhere(
      'scheduled_changes',
      sql`ended_at < ${now}::timestamptz - ${textLimits.endedSchedulesKeptDays} * interval '1 day'`,
      limit,
      { oldestBy: 'ended_at' },
    ),
  trashedArticles: (limit, now) => fromTheTrash('articles', 'dictionary-article', limit, now),
  trashedPosts: (limit, now) => fromTheTrash('blog_articles', 'blog-article', limit, now),
  // Looks from the editor go at once; links that were handed out are remembered, so that their page can say
  // what became of them.
  endedPreviews: (limit, now) =>
    deleteWhere(
      'text_previews',
      sql`expires_at < ${now}::timestamptz
          - CASE WHEN blocks IS NULL THEN ${textLimits.endedPreviewsKeptDays} ELSE 0 END * interval '1 day'`,
      limit,
      { oldestBy: 'expires_at' },
    ),

  // Until then staff can restore them. Their files are orphans from then on, which the sweep of files finds.
  deletedVaultItems: (limit, now) => sql`
    WITH due AS (
      SELECT id FROM vault_items
        WHERE deleted_at < ${now}::timestamptz - ${vaultItemLimits.restoreDays} * interval '1 day'
        ORDER BY deleted_at LIMIT ${limit}
    ), orphans AS (
      UPDATE vault_media SET item_id = NULL, removed_at = coalesce(removed_at, ${now}::timestamptz)
        WHERE item_id IN (SELECT id FROM due)
    )
    DELETE FROM vault_items WHERE id IN (SELECT id FROM due)`,
  // The sweep of the same round deletes the files that it kept.
  vaultTrash: (limit, now) =>
    deleteWhere(
      'vault_trash',
      sql`deleted_at < ${now}::timestamptz - ${vaultItemLimits.restoreDays} * interval '1 day'`,
      limit,
      { oldestBy: 'deleted_at' },
    ),
  // What a file said, with the rows that were not imported.
  vaultImportRows: (limit, now) => sql`
    WITH due AS (
      SELECT id FROM vault_imports
        WHERE has_rows AND created_at < ${now}::timestamptz - ${importRules.keptDays} * interval '1 day'
        ORDER BY created_at LIMIT ${limit}
    ), forgotten AS (
      DELETE FROM vault_import_rows WHERE import_id IN (SELECT id FROM due)
    ), without_photos AS (
      DELETE FROM vault_import_photos WHERE import_id IN (SELECT id FROM due)
    )
    UPDATE vault_imports SET has_rows = false, sheets = '[]', reading = '{"mappings": [], "answers": {}, "defaults": {}}', state = CASE WHEN state IN ('undoing', 'undone') THEN state ELSE 'ready' END, revision = revision + 1
      WHERE id IN (SELECT id FROM due)`,
  vaultImports: (limit, now) =>
    deleteWhere(
      'vault_imports',
      sql`NOT has_rows AND (imported_at IS NULL OR imported_at < ${now}::timestamptz - ${importRules.undoDays} * interval '1 day')`,
      limit,
    ),
}

/**
 * Deletes at most `limit` of the rows that are due. `key` has the columns that identify a row; `oldestBy` is
 * the column of the index that finds the oldest first.
 */
function deleteWhere(
  table: string,
  due: RawBuilder<unknown>,
  limit: number,
  { key = ['id'], oldestBy }: { key?: readonly string[]; oldestBy?: string } = {},
): RawBuilder<unknown> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const order = oldestBy === undefined ? sql`` : sql`ORDER BY ${sql.ref(oldestBy)}`
  return sql`
    DELETE FROM ${sql.table(table)}
    WHERE (${columns}) IN (SELECT ${columns} FROM ${sql.table(table)} WHERE ${due} ${order} LIMIT ${limit})`
}

/**
 * Nobody has seen it for a month, so there is nobody to tell: its tombstone alone keeps late writes out of
 * the index.
 */
function fromTheTrash(table: string, entity: string, limit: number, now: Date): RawBuilder<unknown> {
  return sql`
  WITH gone AS (
    DELETE FROM ${sql.table(table)} WHERE id IN (
      SELECT id FROM ${sql.table(table)}
        WHERE trashed_at < ${now}::timestamptz - ${textLimits.trashDays} * interval '1 day'
        ORDER BY trashed_at LIMIT ${limit}
    ) RETURNING id, revision
  )
  INSERT INTO tombstones (entity, id, revision) SELECT ${entity}, id, revision + 1 FROM gone
  ON CONFLICT (entity, id) DO UPDATE
    SET revision = greatest(tombstones.revision, excluded.revision), deleted_at = now()`
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
