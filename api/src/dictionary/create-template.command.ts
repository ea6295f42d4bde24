import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { articleCreated } from '@vitrine/contracts/dictionary/events'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { type CreateTemplateInput, templateMessages } from '@vitrine/contracts/dictionary/templates'
import { newEvent } from '@vitrine/contracts/event'
import { CATEGORY_DRAWINGS } from '@vitrine/contracts/media/category-drawings'
import { findTemplate } from '@vitrine/domain/texts/templates'
import { fieldRefused } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { ArticleRepository } from './article.repository.ts'
import { KeptVersionRepository } from './kept-version.repository.ts'
import { TemplateRepository } from './template.repository.ts'

export class CreateTemplate extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: CreateTemplateInput,
    /** In place of what is copied: the starter content's. */
    readonly blocks?: readonly ContentBlock[],
  ) {
    super()
  }
}

/**
 * A template is a row of articles: it stands in a category and has a picture as they do, though nobody sees
 * either.
 */
@CommandHandler(CreateTemplate)
export class CreateTemplateHandler implements ICommandHandler<CreateTemplate> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly articles: ArticleRepository,
    private readonly templates: TemplateRepository,
    private readonly versions: KeptVersionRepository,
  ) {}

  async execute({ actor, input: { name, of, copyOf }, blocks }: CreateTemplate): Promise<number> {
    return await this.frame.run({ actor, capability: 'dictionary.manage' }, async (transaction) => {
      if (await this.templates.isNameTaken(transaction, { name, of }))
        throw fieldRefused('ALREADY_EXISTS', 'name', 'exists', templateMessages.nameTaken)
      const copied = copyOf === null ? null : await findTemplate(transaction, copyOf)
      if (copyOf !== null && !copied)
        throw fieldRefused('VALIDATION_FAILED', 'copyOf', 'notFound', dictionaryMessages.templateUnknown)
      const categoryId = await this.templates.anyCategory(transaction)
      if (categoryId === null)
        throw fieldRefused('VALIDATION_FAILED', 'name', 'invalid', templateMessages.noCategory)
      const url = await this.templates.freeUrl(transaction, name)
      const details = {
        title: name,
        url,
        thumbnail: `${CATEGORY_DRAWINGS}uncategorized.webp`,
        description: '',
        categoryId,
        authorIds: [],
        showBreadcrumbs: true,
      }
      const made = await this.articles.insert(transaction, details, { template: { name, of } })
      if (!made) throw fieldRefused('ALREADY_EXISTS', 'name', 'exists', templateMessages.nameTaken)
      await this.articles.dropRedirect(transaction, url)
      await this.articles.insertVersion(transaction, made.id, 1, blocks ?? copied?.blocks ?? [], actor.userId)
      await this.versions.keep(transaction, { articleId: made.id, kind: 'created', madeBy: actor.userId })
      return {
        result: made.id,
        events: [newEvent(articleCreated, { articleId: made.id, revision: made.revision })],
        audit: {
          action: 'dictionary-template.created',
          subject: { type: 'dictionary-article', id: made.id },
          details: { name, of, ...(copied && { copyOf: copied.id }) },
        },
      }
    })
  }
}
