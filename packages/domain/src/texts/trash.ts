import { postDeleted, postPublished, postRestored, postTrashed } from '@vitrine/contracts/blog/events'
import {
  articleDeleted,
  articlePublished,
  articleRestored,
  articleTrashed,
} from '@vitrine/contracts/dictionary/events'
import { newEvent, type NewEvent } from '@vitrine/contracts/event'
import { sitePagePublished } from '@vitrine/contracts/site-pages/events'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import type { Transaction } from '@vitrine/database/database'
import { leaveTombstone } from '@vitrine/database/tombstones'
import { sql } from 'kysely'
import { changeText } from './change-text.ts'
import { endSchedules } from './schedules.ts'
import { textTables, type TextName } from './text-tables.ts'

type Happened = 'trashed' | 'restored' | 'deleted' | 'published'

const articleEvents = {
  trashed: articleTrashed,
  restored: articleRestored,
  deleted: articleDeleted,
  published: articlePublished,
}
const postEvents = {
  trashed: postTrashed,
  restored: postRestored,
  deleted: postDeleted,
  published: postPublished,
}

/** What has happened to a text, as its kind's events say it. */
const events: Readonly<Record<TextKind, (happened: Happened, id: number, revision: number) => NewEvent>> = {
  'dictionary-article': (happened, id, revision) =>
    newEvent(articleEvents[happened], { articleId: id, revision }),
  'blog-article': (happened, id, revision) => newEvent(postEvents[happened], { postId: id, revision }),
  // Nothing else can happen to it.
  'site-page': (_happened, id, revision) => newEvent(sitePagePublished, { pageId: id, revision }),
}

export function textEvent({ kind, id }: TextName, happened: Happened, revision: number): NewEvent {
  return events[kind](happened, id, revision)
}

/**
 * Into the trash: off the site at once, its url free, nothing scheduled any more. Whoever calls this holds
 * the text's row. Returns its revision.
 */
export async function trashText(
  transaction: Transaction,
  { kind, id }: TextName,
  { by, now }: { by: number | null; now: Date },
): Promise<number> {
  await endSchedules(transaction, { kind, id }, { now })
  return await changeText(
    transaction,
    { kind, id },
    sql`trashed_at = ${now}, trashed_by = ${by}, trashed_url = url, trashed_published = (status = 'PUBLISHED'), status = 'UNPUBLISHED', url = url || '~' || id`,
  )
}

/**
 * Back from the trash as it was, at its own url or, where that is taken by now, the next free one. Whoever
 * calls this holds the text's row.
 */
export async function untrashText(
  transaction: Transaction,
  { kind, id }: TextName,
): Promise<{ revision: number; url: string }> {
  const { table } = textTables[kind]
  const {
    rows: [{ url: wanted } = { url: '' }],
  } = await sql<{ url: string }>`SELECT trashed_url AS url FROM ${sql.table(table)} WHERE id = ${id}`.execute(
    transaction,
  )
  const url = await freeUrl(transaction, kind, wanted)
  // A redirect that stood there while it was away gives way, as it does to a new text.
  await sql`DELETE FROM ${textTables[kind].redirectsAt(url)}`.execute(transaction)
  const revision = await changeText(
    transaction,
    { kind, id },
    sql`url = ${url}, status = CASE WHEN trashed_published THEN 'PUBLISHED' ELSE 'UNPUBLISHED' END, trashed_at = NULL, trashed_by = NULL, trashed_url = '', trashed_published = false`,
  )
  return { revision, url }
}

/**
 * For good, with all its versions. Whoever calls this holds the text's row. Returns the revision of its
 * tombstone.
 */
export async function deleteText(
  transaction: Transaction,
  { kind, id, revision }: TextName & { revision: number },
): Promise<number> {
  if (kind === 'site-page') throw new Error('a page of the site is never in the trash')
  await sql`DELETE FROM ${sql.table(textTables[kind].table)} WHERE id = ${id}`.execute(transaction)
  await leaveTombstone(transaction, kind, { id, revision: revision + 1 })
  return revision + 1
}

/** Readers see again what they saw last. Whoever calls this holds the text's row. Returns its revision. */
export async function republishText(transaction: Transaction, name: TextName): Promise<number> {
  return await changeText(transaction, name, sql`status = 'PUBLISHED'`)
}

async function freeUrl(transaction: Transaction, kind: TextKind, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const url = number === 1 ? wanted : `${wanted}-${number}`
    const { rows } =
      await sql`SELECT 1 FROM (${textTables[kind].rows}) text WHERE url = ${url} AND "trashedAt" IS NULL`.execute(
        transaction,
      )
    if (rows.length === 0) return url
  }
}
