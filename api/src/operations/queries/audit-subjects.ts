import type { DB } from '@vitrine/database/generated/schema'
import { sql, type RawBuilder } from 'kysely'

/** A table, and its column that people know a row by. */
type NamedTable = { [Table in keyof DB]: { table: Table; name: keyof DB[Table] & string } }[keyof DB]

/**
 * What the records of a kind are called now, and the tables that know it. Kinds that are not here have no
 * name beside their id.
 */
export const names: Readonly<Record<string, NamedTable>> = {
  'dictionary-article': { table: 'articles', name: 'title' },
  'dictionary-author': { table: 'authors', name: 'full_name' },
  'taxonomy-node': { table: 'taxonomy_nodes', name: 'title' },
  'data-partner': { table: 'data_partners', name: 'source' },
  'blog-article': { table: 'blog_articles', name: 'title' },
  'site-page': { table: 'site_pages', name: 'title' },
  mark: { table: 'marks', name: 'title' },
  book: { table: 'books', name: 'title' },
  'sold-item': { table: 'sold_items', name: 'title' },
  auction: { table: 'auctions', name: 'title' },
  'discount-code': { table: 'discount_codes', name: 'code' },
  'newsletter-issue': { table: 'newsletter_issues', name: 'subject' },
  'contact-message': { table: 'contact_messages', name: 'name' },
  mail: { table: 'mails', name: 'recipient' },
}

/** The entry's subject as a number, or null where it is none: `WHERE` alone would be tried in any order. */
const numericId = sql`CASE WHEN audit_entries.subject_id ~ '^[0-9]{1,15}$' THEN audit_entries.subject_id::bigint END`

const found = (column: string, table: string) =>
  sql`(SELECT ${sql.ref(`subject.${column}`)} FROM ${sql.table(table)} AS subject WHERE subject.id = ${numericId})`

/** What the subject is called now; null for one that is gone or has no name. */
export const subjectName: RawBuilder<string | null> = sql`CASE audit_entries.subject_type ${sql.join(
  Object.entries(names).map(
    ([type, { table, name }]) => sql`WHEN ${sql.lit(type)} THEN ${found(name, table)}`,
  ),
  sql` `,
)} END`

/** Under which url an article is edited now. */
export const subjectUrl: RawBuilder<string | null> =
  sql`CASE WHEN audit_entries.subject_type = 'dictionary-article' THEN (SELECT url FROM articles WHERE id = ${numericId} AND trashed_at IS NULL) END`

/**
 * Entries whose subject has a part of this as its name, is this account, or has this number. Each kind is
 * looked up by itself, so that the log is read by its subjects.
 */
export function subjectCalled(text: string): RawBuilder<boolean> {
  const part = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const kinds = Object.entries(names).map(
    ([type, { table, name }]) =>
      sql`SELECT ${sql.lit(type)}, id::text FROM ${sql.table(table)} WHERE ${sql.ref(name)} ILIKE ${part}`,
  )
  return sql<boolean>`(audit_entries.subject_id = ${text} OR (audit_entries.subject_type, audit_entries.subject_id) IN (
    SELECT type, id::text FROM users, (VALUES ('user'), ('member')) AS kinds (type) WHERE email_normalized = ${text.toLowerCase()} UNION ALL ${sql.join(kinds, sql` UNION ALL `)}))`
}
