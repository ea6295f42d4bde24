import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import type { ManagedArticle, updateArticleInputSchema } from '@vitrine/contracts/dictionary/schemas'
import type { Transaction } from '@vitrine/database/database'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { setArticleAuthors, updateArticleDetails } from '@vitrine/domain/dictionary/write-article'
import { changed } from '@vitrine/domain/texts/change-text-state'
import { SECTION } from '@vitrine/domain/texts/section'
import { deleteRedirects } from '@vitrine/domain/texts/text-rows'
import { saveFirstVersion } from '@vitrine/domain/texts/versions'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { z } from 'zod'
import { assertCan } from '../access/assert-can.ts'
import { TextFrame } from '../texts/change-text-state.command.ts'
import { ArticleDetails } from './article-details.ts'
import { findManagedArticle } from './queries/manage-articles/manage-articles.query.ts'

/** New details for the article at `currentUrl`. */
export class UpdateArticle extends Command<ManagedArticle> {
  constructor(
    readonly actor: Actor,
    readonly input: z.output<typeof updateArticleInputSchema>,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(UpdateArticle)
export class UpdateArticleHandler implements ICommandHandler<UpdateArticle> {
  constructor(
    private readonly texts: TextFrame,
    private readonly details: ArticleDetails,
  ) {}

  async execute({ actor, input: { currentUrl, id, ...input }, expectedRevision }: UpdateArticle) {
    assertCan(actor, 'dictionary.manage')
    await this.details.assertThumbnail(input.thumbnail, currentUrl)
    return await this.texts.change<ManagedArticle>({
      actor,
      text: { kind: 'dictionary-article', url: currentUrl, id },
      options: { expectedRevision, read: findManagedArticle },
      change: async (transaction, article, made) => {
        await saveFirstVersion(transaction, article)
        await this.details.assertValid(transaction, input)
        const before = await storedDetails(transaction, article.id)
        const details = { ...input, thumbnailAlt: input.thumbnailAlt ?? altWithPicture(before, input) }
        if (details.url !== currentUrl) {
          if (await isUrlTaken(transaction, details.url, article.id))
            throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', dictionaryMessages.urlTaken)
          await redirect(transaction, article.id, currentUrl, details.url)
        }
        const revision = await updateArticleDetails(transaction, article.id, details)
        await setArticleAuthors(transaction, article.id, details.authorIds)
        return await changed(transaction, article, made, {
          revision,
          eventName: 'updated',
          details: { url: currentUrl, ...changesBetween(before, details) },
        })
      },
    })
  }
}

/** Where no text is sent: it goes with the picture that it describes. */
function altWithPicture(
  before: { thumbnail: string; thumbnail_alt: string },
  { thumbnail }: { thumbnail: string },
): string {
  return thumbnail === before.thumbnail ? before.thumbnail_alt : ''
}

/** What its details were, by column. */
async function storedDetails(transaction: Transaction, id: number) {
  const row = await transaction
    .selectFrom('articles')
    .select(['title', 'url', 'thumbnail', 'thumbnail_alt', 'description', 'category_id', 'show_breadcrumbs'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const authors = await transaction
    .selectFrom('article_authors')
    .select('author_id')
    .where('article_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...row, author_ids: authors.map(({ author_id: authorId }) => authorId) }
}

async function isUrlTaken(transaction: Transaction, url: string, exceptId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('articles')
    .select('id')
    .where('section', '=', SECTION)
    .where('url', '=', url)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

/** The former URL leads to the article; a redirect at its new one is deleted. */
async function redirect(
  transaction: Transaction,
  articleId: number,
  fromUrl: string,
  toUrl: string,
): Promise<void> {
  await deleteRedirects(transaction, 'dictionary-article', toUrl)
  await transaction
    .insertInto('article_redirects')
    .values({ section: SECTION, url: fromUrl, article_id: articleId })
    .onConflict((conflict) => conflict.columns(['section', 'url']).doUpdateSet({ article_id: articleId }))
    .execute()
}
