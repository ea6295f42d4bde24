import { blogPageUri } from '@vitrine/contracts/blog/post-url'
import type { Post, PostResponse } from '@vitrine/contracts/blog/schemas'
import { readBlocks } from '@vitrine/contracts/dictionary/content'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { withRecords } from '../../../rich-text/records-in-blocks.ts'
import { isHidden, type TaxonomyTree } from '../../../taxonomy/taxonomy-tree.ts'
import { loadCards } from '../post-cards.ts'
import { neighborsOf, relatedTo } from './beside-post.ts'

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
 * @throws AppError NOT_FOUND where it is unknown or not published
 */
export async function readPost(executor: Executor, tree: TaxonomyTree, url: string): Promise<PostResponse> {
  const row = await findPublished(executor, url)
  const [card] = row ? await loadCards(executor, tree, sql`AND p.id = ${row.id}`) : []
  if (row && card) {
    const topics = tree.ancestors(row.categoryId)
    const [neighbors, related, content] = await Promise.all([neighborsOf(executor, row.id), relatedTo(executor, tree, row), withRecords(executor, readBlocks(row.content))])
    return {
      article: {
        ...card, ...neighbors, related, url: row.url, pictureAlt: row.pictureAlt, mediaLink: row.mediaLink, writer: row.writer,
        topics: topics.some(isHidden) ? [] : topics.map((topic) => ({ url: topic.url, title: topic.title })),
        content,
        updatedAt: row.updatedAt?.toISOString() ?? null,
      },
    }
  }
  const target = await findRedirect(executor, url)
  if (target === undefined) throw new AppError('NOT_FOUND')
  return { movedTo: blogPageUri(target) }
}

async function findPublished(executor: Executor, url: string): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    SELECT p.id, p.url, p.category_id AS "categoryId", p.picture_alt AS "pictureAlt", p.media_link AS "mediaLink", p.content, p.republished_at AS "updatedAt",
      json_build_object('name', a.full_name, 'url', a.url, 'credentials', a.credentials, 'photo', a.photo) AS writer
    FROM blog_articles p JOIN authors a ON a.id = p.author_id WHERE p.url = ${url} AND p.status = 'PUBLISHED'
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
