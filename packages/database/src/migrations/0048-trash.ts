import { sql, type Kysely } from 'kysely'

/**
 * What is deleted stays for a while and can be brought back. A row in the trash is unpublished, so that
 * nothing for readers has to ask; its url is free for another: it keeps it in `trashed_url`, and has one that
 * nobody can type.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['articles', 'blog_articles']) {
    await sql`
      ALTER TABLE ${sql.table(table)}
        ADD COLUMN trashed_at timestamptz,
        ADD COLUMN trashed_by bigint REFERENCES users ON DELETE SET NULL,
        ADD COLUMN trashed_url text NOT NULL DEFAULT '',
        ADD COLUMN trashed_published boolean NOT NULL DEFAULT false
    `.execute(database)
    await sql`CREATE INDEX ${sql.id(`${table}_trashed_at`)} ON ${sql.table(table)} (trashed_at) WHERE trashed_at IS NOT NULL`.execute(
      database,
    )
    await sql`CREATE INDEX ${sql.id(`${table}_trashed_by`)} ON ${sql.table(table)} (trashed_by) WHERE trashed_by IS NOT NULL`.execute(
      database,
    )
  }
  await sql`
    ALTER TABLE kept_versions DROP CONSTRAINT kept_versions_kind_check;
    ALTER TABLE kept_versions ADD CONSTRAINT kept_versions_kind_check
      CHECK (kind IN ('found', 'created', 'autosaved', 'saved', 'published', 'unpublished', 'details-changed', 'restored', 'trashed', 'untrashed'))
  `.execute(database)
}
