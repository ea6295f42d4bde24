import type { Capability } from '@vitrine/contracts/access'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import type { Executor } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'

interface TextTable {
  /** Those who may change it. */
  capability: Capability
  /** Selects what every kind of text has. */
  row: RawBuilder<unknown>
}

/** Where the texts of each kind stand. */
export const textTables: Readonly<Record<TextKind, TextTable>> = {
  'dictionary-article': { capability: 'dictionary.manage', row: sql`SELECT id, url, title, status, revision FROM articles WHERE section = 'dictionary'` },
  'blog-article': { capability: 'blog.manage', row: sql`SELECT id, url, title, status, revision FROM blog_articles WHERE true` },
}

export interface TextRow {
  id: number
  url: string
  title: string
  status: 'UNPUBLISHED' | 'PUBLISHED'
  revision: number
}

export interface TextName {
  kind: TextKind
  id: number
}

export async function findText(executor: Executor, { kind, id }: TextName): Promise<TextRow | undefined> {
  const { rows } = await sql<TextRow>`${textTables[kind].row} AND id = ${id}`.execute(executor)
  return rows[0]
}
