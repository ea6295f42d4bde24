import type { Capability } from '@vitrine/contracts/access'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import type { Executor } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'
import { sectionLiteral } from './section.ts'
import { isTemplate } from './templates.ts'

interface TextTable {
  /** Those who may change it. */
  capability: Capability
  /** Every text of the kind, in columns that all kinds have, also those in the trash. */
  rows: RawBuilder<unknown>
  /** The table whose row is locked. */
  table: 'articles' | 'blog_articles' | 'site_pages'
  /** When a row was changed last: a rebuild of an index asks what was since it began. */
  changedAt: string
  /** The redirects that lead from a url, to be deleted. */
  redirectsAt: (url: string) => RawBuilder<unknown>
}

const shared = sql`id, CASE WHEN trashed_at IS NULL THEN url ELSE trashed_url END AS url, title, status, revision, draft_version AS "draftVersion", published_version AS "publishedVersion", trashed_at AS "trashedAt", trashed_by AS "trashedBy", trashed_published AS "wasPublished"`

/** Where the texts of each kind stand. */
export const textTables: Readonly<Record<TextKind, TextTable>> = {
  'dictionary-article': {
    capability: 'dictionary.manage',
    table: 'articles',
    changedAt: 'revised_at',
    rows: sql`SELECT 'dictionary-article' AS kind, ${shared}, ${isTemplate()} AS "isTemplate" FROM articles WHERE section = ${sectionLiteral}`,
    redirectsAt: (url) => sql`article_redirects WHERE section = ${sectionLiteral} AND url = ${url}`,
  },
  'blog-article': {
    capability: 'blog.manage',
    table: 'blog_articles',
    changedAt: 'updated_at',
    rows: sql`SELECT 'blog-article' AS kind, ${shared}, false AS "isTemplate" FROM blog_articles`,
    redirectsAt: (url) => sql`blog_redirects WHERE url = ${url}`,
  },
  // Always on the site and never in the trash.
  'site-page': {
    capability: 'site-pages.manage',
    table: 'site_pages',
    changedAt: 'updated_at',
    rows: sql`
      SELECT 'site-page' AS kind, id, path AS url, title, 'PUBLISHED' AS status, revision, draft_version AS "draftVersion", published_version AS "publishedVersion",
        NULL::timestamptz AS "trashedAt", NULL::bigint AS "trashedBy", false AS "wasPublished", false AS "isTemplate" FROM site_pages`,
    // No path of theirs is ever given up.
    redirectsAt: () => sql`blog_redirects WHERE false`,
  },
}

const every = (which: RawBuilder<unknown>) =>
  sql`(${sql.join(
    Object.values(textTables).map(({ rows }) => sql`SELECT * FROM (${rows}) AS text WHERE ${which}`),
    sql` UNION ALL `,
  )})`

/** All texts that the editor writes. */
export const everyText = every(sql`"trashedAt" IS NULL`)
/** Those that were deleted and can be brought back. */
export const everyTrashedText = every(sql`"trashedAt" IS NOT NULL`)

export interface TextName {
  kind: TextKind
  id: number
}

export interface TextRow extends TextName {
  url: string
  title: string
  status: 'UNPUBLISHED' | 'PUBLISHED'
  revision: number
  draftVersion: number
  /** 0 where it never was. */
  publishedVersion: number
  /** Null where it is not in the trash. */
  trashedAt: Date | null
  /** What new articles begin with. */
  isTemplate: boolean
  /** Whether it is to be published at a time to come. */
  isScheduled: boolean
}

interface Finding {
  /** Whether writers of the text take turns from here on. */
  lock?: boolean
  /** Whether one in the trash is found as well. */
  trashed?: boolean
}

export async function findText(
  executor: Executor,
  { kind, id }: TextName,
  { lock = false, trashed = false }: Finding = {},
): Promise<TextRow | undefined> {
  const { rows, table } = textTables[kind]
  if (lock) await sql`SELECT 1 FROM ${sql.table(table)} WHERE id = ${id} FOR UPDATE`.execute(executor)
  const { rows: found } = await sql<TextRow>`
    SELECT text.*, EXISTS (SELECT 1 FROM scheduled_changes WHERE kind = ${kind} AND record_id = ${id} AND action = 'publish' AND state = 'waiting') AS "isScheduled"
    FROM (${rows}) text WHERE id = ${id} ${trashed ? sql`` : sql`AND "trashedAt" IS NULL`}`.execute(executor)
  return found[0]
}
