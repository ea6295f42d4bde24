import { textLimits as limits } from '@vitrine/contracts/texts/limits'
import { sql, type RawBuilder } from 'kysely'
import type { PurgesOf } from '../purges-of.ts'

export const textsPurges: PurgesOf<'texts'> = {
  // What was typed and never saved. Saved versions stay with their text.
  autosaves: (limit, now) => sql`
    DELETE FROM kept_versions WHERE id IN (
      SELECT id FROM kept_versions WHERE kind = 'autosaved' AND made_at < ${now}::timestamptz - ${limits.autosavesKeptDays} * interval '1 day' ORDER BY made_at LIMIT ${limit}
    )`,
  // Of editors that were never left: a closed laptop, a browser that was killed.
  editLeases: (limit, now) => sql`
    DELETE FROM edit_leases WHERE (kind, record_id) IN (SELECT kind, record_id FROM edit_leases WHERE expires_at < ${now}::timestamptz - interval '1 day' LIMIT ${limit})`,
  endedSchedules: (limit, now) => sql`
    DELETE FROM scheduled_changes WHERE id IN (
      SELECT id FROM scheduled_changes WHERE ended_at < ${now}::timestamptz - ${limits.endedSchedulesKeptDays} * interval '1 day' ORDER BY ended_at LIMIT ${limit}
    )`,
  trashedArticles: (limit, now) => fromTheTrash('articles', 'dictionary-article', limit, now),
  trashedPosts: (limit, now) => fromTheTrash('blog_articles', 'blog-article', limit, now),
  // Looks from the editor go at once; links that were handed out are remembered, so that their page can say
  // what became of them.
  endedPreviews: (limit, now) => sql`
    DELETE FROM text_previews WHERE id IN (
      SELECT id FROM text_previews WHERE expires_at < ${now}::timestamptz - CASE WHEN blocks IS NULL THEN ${limits.endedPreviewsKeptDays} ELSE 0 END * interval '1 day' ORDER BY expires_at LIMIT ${limit}
    )`,
}

/**
 * Nobody has seen it for a month, so there is nobody to tell: its tombstone alone keeps late writes out of
 * the index.
 */
const fromTheTrash = (table: string, entity: string, limit: number, now: Date): RawBuilder<unknown> => sql`
  WITH gone AS (
    DELETE FROM ${sql.table(table)} WHERE id IN (
      SELECT id FROM ${sql.table(table)} WHERE trashed_at < ${now}::timestamptz - ${limits.trashDays} * interval '1 day' ORDER BY trashed_at LIMIT ${limit}
    ) RETURNING id, revision
  )
  INSERT INTO tombstones (entity, id, revision) SELECT ${entity}, id, revision + 1 FROM gone
  ON CONFLICT (entity, id) DO UPDATE SET revision = greatest(tombstones.revision, excluded.revision), deleted_at = now()`
