import { titleSortKey } from '@vitrine/contracts/title-order'
import type { Executor } from '@vitrine/database/database'

export interface PublishedPostOptions {
  title: string
  categoryId: number
  authorId: number
  kind?: 'article' | 'media'
  /** 2026-01-31 */
  publishedOn?: string
  /** The words of its one paragraph. */
  text?: string
}

/** A published post of a few words. Its url is its title. */
export async function aPublishedPost(
  database: Executor,
  {
    title,
    categoryId,
    authorId,
    kind = 'article',
    publishedOn = '2026-01-31',
    text = 'Words of the post',
  }: PublishedPostOptions,
) {
  const words = { description: 'What it is about', picture: '/media/blog/post.webp' }
  const content = JSON.stringify([{ type: 'text', html: `<p>${text}</p>` }])
  return await database
    .insertInto('blog_articles')
    .values({
      ...words,
      title,
      kind,
      url: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
      sort_key: titleSortKey(title),
      category_id: categoryId,
      author_id: authorId,
      status: 'PUBLISHED',
      content,
      draft: content,
      published_version: 1,
      words: 4,
      published_on: publishedOn,
    })
    .returning(['id', 'revision', 'url', 'description', 'picture'])
    .executeTakeFirstOrThrow()
}
