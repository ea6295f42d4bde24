import { readBlocks, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import { textMessages } from '@vitrine/contracts/texts/messages'
import type { Preview, PreviewedText } from '@vitrine/contracts/texts/preview'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { hashOfToken } from '@vitrine/platform/link-token'
import { readDraftPost } from '../../blog/queries/read-post.query.ts'
import { readDraftArticle } from '../../dictionary/queries/read-article/read-article.query.ts'
import { relatedToDraft } from '../../dictionary/queries/related-articles/related-articles.query.ts'
import { readDraftPage } from '../../site-pages/queries/read-page.query.ts'
import type { TaxonomyReader } from '../../taxonomy/taxonomy.reader.ts'

interface Reading {
  database: Database
  taxonomy: TaxonomyReader
  now: Date
}

/** The draft of each kind as its page shows it; undefined where it is no more, or in the trash. */
const drafts: Readonly<
  Record<
    TextKind,
    (reading: Reading, id: number, blocks: ContentBlock[] | undefined) => Promise<PreviewedText | undefined>
  >
> = {
  'dictionary-article': async ({ database, taxonomy }, id, blocks) => {
    const tree = await taxonomy.tree()
    const article = await readDraftArticle(database, tree, id, blocks)
    if (!article) return undefined
    const { items, relatedIn } = await relatedToDraft(database, tree, id)
    return { kind: 'dictionary-article', article, related: items, relatedIn }
  },
  'blog-article': async ({ database, taxonomy, now }, id, blocks) => {
    const post = await readDraftPost(database, await taxonomy.places(), {
      id,
      blocks,
      day: now.toISOString().slice(0, 10),
    })
    return post && { kind: 'blog-article', post }
  },
  'site-page': async ({ database }, id, blocks) => {
    const page = await readDraftPage(database, id, blocks)
    return page && { kind: 'site-page', page }
  },
}

/**
 * The one draft that a link shows.
 *
 * @throws AppError LINK_UNKNOWN, LINK_EXPIRED where it has ended, or what it showed is deleted
 */
export async function readPreview(reading: Reading, token: string): Promise<Preview> {
  const { database, now } = reading
  const link = await database
    .selectFrom('text_previews')
    .select(['kind', 'record_id', 'blocks', 'expires_at', 'ended_at'])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
  if (!link) throw new AppError('LINK_UNKNOWN', { message: textMessages.previewUnknown })
  if (link.ended_at) throw new AppError('LINK_EXPIRED', { message: textMessages.previewEnded })
  if (link.expires_at <= now) throw new AppError('LINK_EXPIRED', { message: textMessages.previewExpired })
  const isScreen = link.blocks !== null
  const shown = await drafts[link.kind as TextKind](
    reading,
    link.record_id,
    isScreen ? (readBlocks(link.blocks) as ContentBlock[]) : undefined,
  )
  if (!shown) throw new AppError('LINK_EXPIRED', { message: textMessages.previewDeleted })
  return { shown, expiresAt: link.expires_at.toISOString(), isScreen }
}
