import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { assertCan, assertRevision } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { ArticleDetails } from '../../article-details.ts'
import { ArticleRepository } from '../../article.repository.ts'
import { cleanBlocks } from './clean-blocks.ts'
import { SaveContent } from './save-content.command.ts'

@CommandHandler(SaveContent)
export class SaveContentHandler implements ICommandHandler<SaveContent> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly articles: ArticleRepository,
    private readonly details: ArticleDetails,
  ) {}

  async execute({ actor, input: { url, blocks }, expectedRevision }: SaveContent): Promise<void> {
    assertCan(actor, 'dictionary.manage')
    const clean = cleanBlocks(blocks)
    for (const block of clean) if (block.type === 'picture') this.details.assertThumbnail(block.src)
    await this.database.transaction().execute(async (transaction) => {
      const article = await this.articles.lockByUrl(transaction, url)
      if (!article) throw new AppError('NOT_FOUND')
      assertRevision(article.revision, expectedRevision)
      const version = article.draftVersion + 1
      await this.articles.insertVersion(transaction, article.id, version, clean, actor.userId)
      await this.articles.setDraft(transaction, article.id, version)
      // No event: a draft is not shown to anybody.
      await recordAudit(transaction, { actor, action: 'dictionary-article.content-saved', subject: { type: 'dictionary-article', id: article.id }, details: { version } })
    })
  }
}
