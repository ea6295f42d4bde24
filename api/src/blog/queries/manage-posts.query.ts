import type { ManagedPost } from '@vitrine/contracts/blog/managed-schemas'
import { blogPageUri } from '@vitrine/contracts/blog/post-url'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import { wantedIds, type ConsoleList } from '../../console-lists/simple-rest.ts'

export const postSorts = ['publishedOn', 'title', 'lastEdited', 'id'] as const

type PostList = ConsoleList<(typeof postSorts)[number]>

/** What is not published yet stands where the newest stands. */
const columns: Record<(typeof postSorts)[number], RawBuilder<unknown>> = {
  publishedOn: sql`coalesce(p.published_on, 'infinity'::date)`,
  title: sql`p.sort_key`,
  lastEdited: sql`p.updated_at`,
  id: sql`p.id`,
}

/** Posts for the console, by `q` in the title, kind and status. */
export async function managePosts(
  executor: Executor,
  list: PostList,
): Promise<{ items: ManagedPost[]; total: number }> {
  const where = sql.join(conditionsOf(list), sql` AND `)
  const direction = list.sort.direction === 'desc' ? sql`DESC` : sql`ASC`
  const {
    rows: [counted],
  } = await sql<{ total: number }>`SELECT count(*) AS total FROM blog_articles p WHERE ${where}`.execute(
    executor,
  )
  const items = await load(
    executor,
    sql`WHERE ${where} ORDER BY ${columns[list.sort.field]} ${direction}, p.id ${direction} OFFSET ${list.offset} LIMIT ${list.limit}`,
  )
  return { items, total: counted?.total ?? 0 }
}

/** @throws AppError NOT_FOUND */
export async function findManagedPost(executor: Executor, id: number): Promise<ManagedPost> {
  const [post] = await load(executor, sql`WHERE p.id = ${id} AND p.trashed_at IS NULL`)
  if (!post) throw new AppError('NOT_FOUND')
  return post
}

function conditionsOf(list: PostList): RawBuilder<boolean>[] {
  const { q, kind, status } = list.filter
  const ids = wantedIds(list)
  return [
    sql<boolean>`p.trashed_at IS NULL`,
    ...(ids ? [sql<boolean>`p.id = ANY(${ids}::bigint[])`] : []),
    ...(typeof q === 'string' && q.trim()
      ? [sql<boolean>`strpos(lower(p.title), lower(${q.trim()})) > 0`]
      : []),
    ...(typeof kind === 'string' ? [sql<boolean>`p.kind = ${kind}`] : []),
    ...(typeof status === 'string' ? [sql<boolean>`p.status = ${status}`] : []),
  ]
}

async function load(executor: Executor, which: RawBuilder<unknown>): Promise<ManagedPost[]> {
  const { rows } = await sql<Omit<ManagedPost, 'pageURI' | 'lastEdited'> & { lastEdited: Date }>`
    SELECT
      p.id, p.title, p.url, p.kind, p.description, p.picture, p.picture_alt AS "pictureAlt", p.category_id AS "categoryId", n.title AS category,
      p.author_id AS "authorId", a.full_name AS author, p.media_link AS "mediaLink", to_char(p.published_on, 'YYYY-MM-DD') AS "publishedOn", p.status,
      p.draft_version AS "draftVersion", p.published_version AS "publishedVersion", p.updated_at AS "lastEdited", p.revision
    FROM blog_articles p JOIN taxonomy_nodes n ON n.id = p.category_id JOIN authors a ON a.id = p.author_id ${which}
  `.execute(executor)
  return rows.map((row) => ({
    ...row,
    lastEdited: row.lastEdited.toISOString(),
    pageURI: blogPageUri(row.url),
  }))
}
