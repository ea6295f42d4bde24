import type { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { postInputSchema } from '@vitrine/contracts/blog/managed-schemas'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import type { Database } from '@vitrine/database/database'
import { publishText } from '@vitrine/domain/texts/change-text-state'
import { timeAfter } from '@vitrine/platform/clock'
import { CreatePost } from '../blog/create-post.command.ts'
import { textToBlocks } from '../rich-text/text-blocks.ts'
import { ChangeTextState, SaveText } from '../texts/change-text-state.command.ts'
import type { StarterPost } from './read-starter-content.ts'

interface StarterPosts {
  posts: readonly StarterPost[]
  /** By their urls. */
  categories: ReadonlyMap<string, number>
  authors: ReadonlyMap<string, number>
  now: Date
}

/** The Blog's posts of the starter content that are not there yet, on days that are counted back from today. */
export async function createPosts(
  commands: CommandBus,
  actor: Actor,
  database: Database,
  { posts, categories, authors, now }: StarterPosts,
): Promise<void> {
  const existing = new Set(
    (await database.selectFrom('blog_articles').select('url').execute()).map(({ url }) => url),
  )
  // The oldest first, so that what is newest by its day came last as well.
  for (const { url, daysAgo, category, author, content, ...post } of posts.toSorted(
    (one, other) => other.daysAgo - one.daysAgo,
  )) {
    if (existing.has(url)) continue
    const input = postInputSchema.parse({
      ...post,
      url,
      picture: pictureOf(url),
      categoryId: categories.get(category),
      authorId: authors.get(author),
      publishedOn: timeAfter(now, { days: -daysAgo }).toISOString().slice(0, 10),
    })
    const id = await commands.execute(new CreatePost(actor, input))
    const text = { kind: 'blog-article', id } as const
    await commands.execute(new SaveText(actor, text, content.flatMap(blocksOf), undefined))
    await commands.execute(new ChangeTextState(actor, text, publishText))
  }
}

function pictureOf(name: string): string {
  return `${MEDIA_PATH}blog/${name}.webp`
}

function blocksOf(block: StarterPost['content'][number]): ContentBlock[] {
  if ('heading' in block) return [{ type: 'heading', level: 2, text: block.heading }]
  if ('picture' in block)
    return [{ type: 'picture', src: pictureOf(block.picture), alt: block.alt, caption: block.caption }]
  return textToBlocks(block.text)
}
