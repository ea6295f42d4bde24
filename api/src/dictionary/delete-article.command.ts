import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { articleTrashed } from '@vitrine/contracts/dictionary/events'
import { trashText } from '@vitrine/domain/texts/trash'
import { AppError } from '@vitrine/platform/app-error'
import { ArticleChange } from './article-change.ts'

/** Puts an article into the trash, whatever its status. */
export class DeleteArticle extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly url: string,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(DeleteArticle)
export class DeleteArticleHandler implements ICommandHandler<DeleteArticle> {
  constructor(private readonly change: ArticleChange) {}

  async execute(command: DeleteArticle): Promise<void> {
    await this.change.run(command, async (transaction, article, now) => {
      if (article.isDefaultTemplate)
        throw new AppError('IN_USE', {
          message: 'New articles start from the default template. It cannot be deleted.',
        })
      return {
        revision: await trashText(
          transaction,
          { kind: 'dictionary-article', id: article.id },
          { by: command.actor.userId, now },
        ),
        event: articleTrashed,
        kind: 'trashed',
        action: 'dictionary-article.trashed',
        details: { title: article.title },
      }
    })
  }
}
