import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { Transaction } from '@vitrine/database/database'
import { assertCan } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { ArticleDetails } from './article-details.ts'
import { ArticleRepository } from './article.repository.ts'
import { KeptVersionRepository } from './kept-version.repository.ts'

/** Saves an article's content as its next draft version. Nothing changes on the site until it is published. */
export class SaveContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly input: { url: string; id?: number | undefined; blocks: ContentBlock[] },
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

/** No event: a draft is not shown to anybody. */
@CommandHandler(SaveContent)
export class SaveContentHandler implements ICommandHandler<SaveContent> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly articles: ArticleRepository,
    private readonly details: ArticleDetails,
    private readonly versions: KeptVersionRepository,
  ) {}

  async execute({ actor, input: { url, id, blocks }, expectedRevision }: SaveContent): Promise<void> {
    assertCan(actor, 'dictionary.manage')
    const clean = await this.details.cleanContent(blocks, url)
    const load = (transaction: Transaction) => this.articles.lockByUrl(transaction, url, id)
    await this.frame.change(
      {
        actor,
        capability: 'dictionary.manage',
        load,
        expectedRevision,
        subject: ({ id }) => ({ type: 'dictionary-article', id }),
      },
      async (transaction, article) => {
        await this.versions.keepFirst(transaction, article.id)
        const version = article.draftVersion + 1
        await this.articles.insertVersion(transaction, article.id, version, clean, actor.userId)
        await this.articles.setDraft(transaction, article.id, version)
        await this.versions.keep(transaction, { articleId: article.id, kind: 'saved', madeBy: actor.userId })
        return {
          result: undefined,
          audit: {
            action: 'dictionary-article.content-saved',
            subject: { type: 'dictionary-article', id: article.id },
            details: { version },
          },
        }
      },
    )
  }
}
