import { blogWritingLimits as limits } from '@vitrine/contracts/blog/messages'
import { blogPageUri } from '@vitrine/contracts/blog/post-url'
import { minutesOf, wordCount } from '@vitrine/contracts/blog/reading-time'
import type { Post, PostCard, PostResponse } from '@vitrine/contracts/blog/schemas'
import { readBlocks, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import { withRecords } from '../../rich-text/records-in-blocks.ts'
import { isHidden, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { loadCards, loadDraftCard } from './post-cards.ts'

interface PostRow {
  id: number
  url: string
  categoryId: number
  pictureAlt: string
  mediaLink: string | null
  content: unknown
  updatedAt: Date | null
  writer: Post['writer']
}

/**
 * A published post as its page shows it, or the URL that it has moved to.
 *
 * @throws AppError NOT_FOUND where it is unknown or not published
 */
export async function readPost(executor: Executor, tree: TaxonomyTree, url: string): Promise<PostResponse> {
  const row = await findPublished(executor, url)
  const [card] = row ? await loadCards(executor, tree, sql`AND p.id = ${row.id}`) : []
  if (row && card) return { article: await toPost(executor, tree, row, card) }
  const target = await findRedirect(executor, url)
  if (target === undefined) throw new AppError('NOT_FOUND')
  return { movedTo: blogPageUri(target) }
}

/**
 * The draft of a post as its page will show it; undefined where it is unknown or in the trash.
 *
 * @param day that it has where nobody has given it one, 2026-01-31
 * @param blocks in place of what is saved
 */
export async function readDraftPost(
  executor: Executor,
  tree: TaxonomyTree,
  { id, day, blocks }: { id: number; day: string; blocks?: readonly ContentBlock[] | undefined },
): Promise<Post | undefined> {
  const card = await loadDraftCard(executor, tree, id)
  const row = card && (await findPost(executor, sql`p.draft`, sql`p.id = ${id}`))
  if (!row) return undefined
  const content = readBlocks(blocks ?? row.content)
  return await toPost(
    executor,
    tree,
    { ...row, content },
    {
      ...card,
      publishedOn: card.publishedOn ?? day,
      minutes: minutesOf(wordCount(content as ContentBlock[])),
    },
  )
}

async function toPost(executor: Executor, tree: TaxonomyTree, row: PostRow, card: PostCard): Promise<Post> {
  const topics = tree.ancestors(row.categoryId)
  const [neighbors, related, content] = await Promise.all([
    neighborsOf(executor, row.id),
    relatedTo(executor, tree, row),
    withRecords(executor, readBlocks(row.content)),
  ])
  return {
    ...card,
    ...neighbors,
    related,
    url: row.url,
    pictureAlt: row.pictureAlt,
    mediaLink: row.mediaLink,
    writer: row.writer,
    topics: topics.some(isHidden) ? [] : topics.map((topic) => ({ url: topic.url, title: topic.title })),
    content,
    updatedAt: row.updatedAt?.toISOString() ?? null,
  }
}

async function findPublished(executor: Executor, url: string): Promise<PostRow | undefined> {
  return await findPost(executor, sql`p.content`, sql`p.url = ${url} AND p.status = 'PUBLISHED'`)
}

async function findPost(
  executor: Executor,
  content: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    SELECT p.id, p.url, p.category_id AS "categoryId", p.picture_alt AS "pictureAlt", p.media_link AS "mediaLink", ${content} AS content, p.republished_at AS "updatedAt",
      json_build_object('name', a.full_name, 'url', a.url, 'credentials', a.credentials, 'photo', a.photo) AS writer
    FROM blog_articles p JOIN authors a ON a.id = p.author_id WHERE ${which}
  `.execute(executor)
  return rows[0]
}

async function findRedirect(executor: Executor, url: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('blog_redirects')
    .innerJoin('blog_articles', 'blog_articles.id', 'blog_redirects.article_id')
    .select('blog_articles.url')
    .where('blog_redirects.url', '=', url)
    .where('blog_articles.status', '=', 'PUBLISHED')
    .executeTakeFirst()
  return row?.url
}

/** The posts that were published right before and right after one; of a draft without a day, the newest. */
async function neighborsOf(executor: Executor, id: number): Promise<Pick<Post, 'previous' | 'next'>> {
  const { rows } = await sql<{ title: string; url: string; isNext: boolean }>`
    WITH own AS (SELECT coalesce(published_on, 'infinity'::date) AS published_on, id FROM blog_articles WHERE id = ${id})
    (SELECT p.title, p.url, false AS "isNext" FROM blog_articles p, own WHERE p.status = 'PUBLISHED' AND (p.published_on, p.id) < (own.published_on, own.id) ORDER BY p.published_on DESC, p.id DESC LIMIT 1)
    UNION ALL
    (SELECT p.title, p.url, true FROM blog_articles p, own WHERE p.status = 'PUBLISHED' AND (p.published_on, p.id) > (own.published_on, own.id) ORDER BY p.published_on, p.id LIMIT 1)
  `.execute(executor)
  const neighbor = (wanted: boolean) => {
    const row = rows.find(({ isNext }) => isNext === wanted)
    return row ? { title: row.title, pageURI: blogPageUri(row.url) } : null
  }
  return { previous: neighbor(false), next: neighbor(true) }
}

/** Other posts of the same topic, the newest first. All that a section has is no topic. */
async function relatedTo(
  executor: Executor,
  tree: TaxonomyTree,
  { id, categoryId }: { id: number; categoryId: number },
): Promise<PostCard[]> {
  if (tree.ancestors(categoryId).length < 2) return []
  return await loadCards(
    executor,
    tree,
    sql`AND p.id <> ${id} AND p.category_id = ${categoryId} ORDER BY p.published_on DESC, p.id DESC LIMIT ${limits.relatedPosts}`,
  )
}
