import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Transaction } from '@vitrine/database/database'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { ArticleDetails } from '../../article-details.ts'
import { ArticleRepository } from '../../article.repository.ts'
import { KeptVersionRepository } from '../../kept-version.repository.ts'
import { AutosaveContent } from './autosave-content.command.ts'

/** Whatever the article's revision is by now: an autosave goes over nobody's work, and one that comes late is still kept. */
@CommandHandler(AutosaveContent)
export class AutosaveContentHandler implements ICommandHandler<AutosaveContent> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly articles: ArticleRepository,
    private readonly details: ArticleDetails,
    private readonly versions: KeptVersionRepository,
  ) {}

  async execute({ actor, input: { url, blocks, opening } }: AutosaveContent): Promise<string> {
    const clean = this.details.cleanAutosave(blocks)
    const load = (transaction: Transaction) => this.articles.lockByUrl(transaction, url)
    return await this.frame.change({ actor, capability: 'dictionary.manage', load, expectedRevision: undefined }, async (transaction, article) => {
      await this.versions.keepFirst(transaction, article.id)
      const keptAt = await this.versions.autosave(transaction, { articleId: article.id, blocks: clean, madeBy: actor.userId, opening })
      // The list of versions says who typed what; the article has not changed.
      return { result: keptAt.toISOString(), audit: null }
    })
  }
}
