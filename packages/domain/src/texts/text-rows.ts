import type { TextKind } from '@vitrine/contracts/texts/schemas'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'
import { article } from './article.text.ts'
import type { TextDefinition, TextName, TextRow } from './define-text.ts'
import { page } from './page.text.ts'
import { post } from './post.text.ts'

/** Every kind of text. */
export const texts: Readonly<Record<TextKind, TextDefinition>> = {
  'dictionary-article': article,
  'blog-article': post,
  'site-page': page,
}

const every = (which: RawBuilder<unknown>) =>
  sql`(${sql.join(
    Object.values(texts).map(({ rows }) => sql`SELECT * FROM (${rows}) AS text WHERE ${which}`),
    sql` UNION ALL `,
  )})`

/** All texts that the editor writes. */
export const everyText = every(sql`"trashedAt" IS NULL`)
/** Those that were deleted and can be restored. */
export const everyTrashedText = every(sql`"trashedAt" IS NOT NULL`)

interface Finding {
  /** Whether one in the trash is found as well. */
  trashed?: boolean
}

export async function findText(
  executor: Executor,
  { kind, id }: TextName,
  { trashed = false }: Finding = {},
): Promise<TextRow | undefined> {
  const { rows: found } = await sql<TextRow>`
    SELECT text.*, EXISTS (
      SELECT 1 FROM scheduled_changes
      WHERE kind = ${kind} AND record_id = ${id} AND action = 'publish' AND state = 'waiting'
    ) AS "isScheduled"
    FROM (${texts[kind].rows}) text WHERE id = ${id} ${trashed ? sql`` : sql`AND "trashedAt" IS NULL`}`.execute(
    executor,
  )
  return found[0]
}

/** A text by its url. With `id` another text at that url, which it had before, is not found. */
export interface TextAtUrl {
  kind: TextKind
  url: string
  id?: number | undefined
}

export async function findTextId(
  executor: Executor,
  name: TextName | TextAtUrl,
): Promise<number | undefined> {
  return await idOf(executor, name, sql``)
}

/** Locks the text's row until the transaction ends, so that its writers take turns. */
export async function lockText(
  transaction: Transaction,
  name: TextName | TextAtUrl,
  finding: Finding = {},
): Promise<TextRow | undefined> {
  const id = await idOf(transaction, name, sql`FOR UPDATE`)
  return id === undefined ? undefined : await findText(transaction, { kind: name.kind, id }, finding)
}

async function idOf(
  executor: Executor,
  name: TextName | TextAtUrl,
  lock: RawBuilder<unknown>,
): Promise<number | undefined> {
  const { table, hasUrl } = texts[name.kind]
  const which = 'url' in name ? hasUrl(name.url) : sql`id = ${name.id}`
  const { rows } = await sql<{
    id: number
  }>`SELECT id FROM ${sql.table(table)} WHERE ${which} ${lock}`.execute(executor)
  const id = rows[0]?.id
  return name.id === undefined || name.id === id ? id : undefined
}

/** A text at a url takes the place of a redirect there. */
export async function deleteRedirects(transaction: Transaction, kind: TextKind, url: string): Promise<void> {
  const { redirectsAt } = texts[kind]
  if (redirectsAt) await sql`DELETE FROM ${redirectsAt(url)}`.execute(transaction)
}

/** Sets columns of a text whose row the caller has locked, and returns its new revision. */
export async function updateText(
  transaction: Transaction,
  { kind, id }: TextName,
  columns: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { table, changedAt } = texts[kind]
  const values = { ...columns, revision: sql`revision + 1`, [changedAt]: sql`clock_timestamp()` }
  const assignments = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<{ revision: number }>`
    UPDATE ${sql.table(table)} SET ${sql.join(assignments)}
    WHERE id = ${id} RETURNING revision`.execute(transaction)
  const row = rows[0]
  if (!row) throw new Error(`${kind} ${id} is gone although it was locked`)
  return row.revision
}
