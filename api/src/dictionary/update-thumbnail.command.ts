import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { changed } from '@vitrine/domain/texts/change-text-state'
import { updateText } from '@vitrine/domain/texts/text-rows'
import { saveFirstVersion } from '@vitrine/domain/texts/versions'
import { sql } from 'kysely'
import { assertCan } from '../access/assert-can.ts'
import { TextFrame } from '../texts/change-text-state.command.ts'
import { ArticleDetails } from './article-details.ts'
import { findManagedArticle } from './queries/manage-articles/manage-articles.query.ts'

/** Another picture, with its alternative text or without one: the former text described the former picture. */
export class UpdateThumbnail extends Command<ManagedArticle> {
  constructor(
    readonly actor: Actor,
    readonly input: { url: string; id?: number | undefined; thumbnail: string; thumbnailAlt?: string },
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(UpdateThumbnail)
export class UpdateThumbnailHandler implements ICommandHandler<UpdateThumbnail> {
  constructor(
    private readonly texts: TextFrame,
    private readonly details: ArticleDetails,
  ) {}

  async execute({
    actor,
    input: { url, id, thumbnail, thumbnailAlt = '' },
    expectedRevision,
  }: UpdateThumbnail) {
    assertCan(actor, 'dictionary.manage')
    await this.details.assertThumbnail(thumbnail, url)
    return await this.texts.change<ManagedArticle>({
      actor,
      text: { kind: 'dictionary-article', url, id },
      options: { expectedRevision, read: findManagedArticle },
      change: async (transaction, article, made) => {
        await saveFirstVersion(transaction, article)
        const before = await transaction
          .selectFrom('articles')
          .select(['thumbnail', 'thumbnail_alt'])
          .where('id', '=', article.id)
          .executeTakeFirstOrThrow()
        const revision = await updateText(transaction, article, {
          thumbnail,
          thumbnail_alt: thumbnailAlt,
          updated_at: sql`now()`,
        })
        return await changed(transaction, article, made, {
          revision,
          eventName: 'updated',
          details: { url, ...changesBetween(before, { thumbnail, thumbnailAlt }) },
        })
      },
    })
  }
}
