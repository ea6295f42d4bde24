import type { ManagedSitePage } from '@vitrine/contracts/site-pages/schemas'
import { sortedByTitle } from '@vitrine/contracts/title-order'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import { wantedIds, type ConsoleList } from '../../console-lists/simple-rest.ts'

export const pageSorts = ['title', 'path', 'lastEdited', 'id'] as const

type PageList = ConsoleList<(typeof pageSorts)[number]>

const columns: Record<Exclude<(typeof pageSorts)[number], 'title'>, RawBuilder<unknown>> = {
  path: sql`path`,
  lastEdited: sql`updated_at`,
  id: sql`id`,
}

/** The written pages for the console, by `q` in the title or the path. */
export async function managePages(
  executor: Executor,
  list: PageList,
): Promise<{ items: ManagedSitePage[]; total: number }> {
  const where = sql.join(conditionsOf(list), sql` AND `)
  const { field } = list.sort
  if (field === 'title') return await managePagesByTitle(executor, where, list)
  const direction = list.sort.direction === 'desc' ? sql`DESC` : sql`ASC`
  const {
    rows: [counted],
  } = await sql<{ total: number }>`SELECT count(*) AS total FROM site_pages WHERE ${where}`.execute(executor)
  const items = await load(
    executor,
    sql`WHERE ${where} ORDER BY ${columns[field]} ${direction}, id ${direction} OFFSET ${list.offset} LIMIT ${list.limit}`,
  )
  return { items, total: counted?.total ?? 0 }
}

/** Loads all titles: written pages are a few dozen. */
async function managePagesByTitle(
  executor: Executor,
  where: RawBuilder<unknown>,
  { sort, offset, limit }: PageList,
): Promise<{ items: ManagedSitePage[]; total: number }> {
  const pages = sortedByTitle(await load(executor, sql`WHERE ${where} ORDER BY id`), ({ title }) => title)
  const sorted = sort.direction === 'desc' ? pages.toReversed() : pages
  return { items: sorted.slice(offset, offset + limit), total: pages.length }
}

/** @throws AppError NOT_FOUND */
export async function findManagedPage(executor: Executor, id: number): Promise<ManagedSitePage> {
  const [page] = await load(executor, sql`WHERE id = ${id}`)
  if (!page) throw new AppError('NOT_FOUND')
  return page
}

function conditionsOf(list: PageList): RawBuilder<boolean>[] {
  const { q } = list.filter
  const ids = wantedIds(list)
  return [
    sql<boolean>`true`,
    ...(ids ? [sql<boolean>`id = ANY(${ids}::bigint[])`] : []),
    ...(typeof q === 'string' && q.trim()
      ? [sql<boolean>`strpos(lower(title || ' ' || path), lower(${q.trim()})) > 0`]
      : []),
  ]
}

async function load(executor: Executor, which: RawBuilder<unknown>): Promise<ManagedSitePage[]> {
  const { rows } = await sql<Omit<ManagedSitePage, 'lastEdited'> & { lastEdited: Date }>`
    SELECT id, path, kind, title, lead, description, picture, actions, to_char(changed_on, 'YYYY-MM-DD') AS "changedOn", 'PUBLISHED' AS status,
      draft_version AS "draftVersion", published_version AS "publishedVersion", updated_at AS "lastEdited", revision
    FROM site_pages ${which}`.execute(executor)
  return rows.map((row) => ({ ...row, lastEdited: row.lastEdited.toISOString() }))
}
