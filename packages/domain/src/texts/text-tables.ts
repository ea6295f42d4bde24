import type { Capability } from '@vitrine/contracts/access'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import type { Executor } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'

interface TextTable {
  /** Those who may change it. */
  capability: Capability
  /** Every text of the kind, in columns that all kinds have. */
  rows: RawBuilder<unknown>
  /** The table whose row is locked. */
  table: 'articles' | 'blog_articles'
}

/** Where the texts of each kind stand. */
export const textTables: Readonly<Record<TextKind, TextTable>> = {
  'dictionary-article': {
    capability: 'dictionary.manage',
    table: 'articles',
    rows: sql`SELECT 'dictionary-article' AS kind, id, url, title, status, revision, is_default_template AS "isTemplate" FROM articles WHERE section = 'dictionary'`,
  },
  'blog-article': {
    capability: 'blog.manage',
    table: 'blog_articles',
    rows: sql`SELECT 'blog-article' AS kind, id, url, title, status, revision, false AS "isTemplate" FROM blog_articles`,
  },
}

/** All texts that the editor writes. */
export const everyText = sql`(${sql.join(Object.values(textTables).map(({ rows }) => rows), sql` UNION ALL `)})`

export interface TextName {
  kind: TextKind
  id: number
}

export interface TextRow extends TextName {
  url: string
  title: string
  status: 'UNPUBLISHED' | 'PUBLISHED'
  revision: number
  /** What new articles begin with. */
  isTemplate: boolean
  /** Whether it is to be published at a time to come. */
  isScheduled: boolean
}

/** @param lock whether writers of the text take turns from here on */
export async function findText(executor: Executor, { kind, id }: TextName, lock?: 'lock'): Promise<TextRow | undefined> {
  const { rows, table } = textTables[kind]
  if (lock) await sql`SELECT 1 FROM ${sql.table(table)} WHERE id = ${id} FOR UPDATE`.execute(executor)
  const { rows: found } = await sql<TextRow>`
    SELECT text.*, EXISTS (SELECT 1 FROM scheduled_changes WHERE kind = ${kind} AND record_id = ${id} AND action = 'publish' AND state = 'waiting') AS "isScheduled"
    FROM (${rows}) text WHERE id = ${id}`.execute(executor)
  return found[0]
}
