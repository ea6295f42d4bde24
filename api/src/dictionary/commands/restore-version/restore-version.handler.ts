import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Transaction } from '@vitrine/database/database'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { ArticleRepository } from '../../article.repository.ts'
import { KeptVersionRepository } from '../../kept-version.repository.ts'
import { readKeptVersion } from '../../queries/read-kept-version/read-kept-version.query.ts'
import { RestoreVersion } from './restore-version.command.ts'

/** The content alone: details are on the site as soon as they change. No event: a draft is not shown to anybody. */
@CommandHandler(RestoreVersion)
export class RestoreVersionHandler implements ICommandHandler<RestoreVersion> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly articles: ArticleRepository,
    private readonly versions: KeptVersionRepository,
  ) {}

  async execute({ actor, input, expectedRevision }: RestoreVersion): Promise<void> {
    const load = (transaction: Transaction) => this.articles.lockByUrl(transaction, input.url)
    await this.frame.change({ actor, capability: 'dictionary.manage', load, expectedRevision }, async (transaction, article) => {
      const { blocks } = await readKeptVersion(transaction, input)
      const version = article.draftVersion + 1
      await this.articles.insertVersion(transaction, article.id, version, blocks, actor.userId)
      await this.articles.setDraft(transaction, article.id, version)
      await this.versions.keep(transaction, { articleId: article.id, kind: 'restored', madeBy: actor.userId })
      return { result: undefined, audit: { action: 'dictionary-article.version-restored', subject: { type: 'dictionary-article', id: article.id }, details: { version, from: input.id } } }
    })
  }
}
