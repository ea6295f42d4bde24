import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { articleCreated } from '@vitrine/contracts/dictionary/events'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { type CreateTemplateInput, templateMessages } from '@vitrine/contracts/dictionary/templates'
import { newEvent } from '@vitrine/contracts/event'
import { CATEGORY_DRAWINGS } from '@vitrine/contracts/media/category-drawings'
import { insertArticle, insertArticleVersion } from '@vitrine/domain/dictionary/write-article'
import { findTemplate } from '@vitrine/domain/texts/templates'
import { deleteRedirects } from '@vitrine/domain/texts/text-rows'
import { saveVersion } from '@vitrine/domain/texts/versions'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
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
    private readonly templates: TemplateRepository,
    @Inject(CLOCK) private readonly clock: Clock,
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
      const made = await insertArticle(transaction, details, { template: { name, of } })
      if (!made) throw fieldRefused('ALREADY_EXISTS', 'name', 'exists', templateMessages.nameTaken)
      await deleteRedirects(transaction, 'dictionary-article', url)
      await insertArticleVersion(transaction, {
        articleId: made.id,
        version: 1,
        blocks: blocks ?? copied?.blocks ?? [],
        createdBy: actor.userId,
      })
      const text = { kind: 'dictionary-article', id: made.id } as const
      await saveVersion(transaction, text, { kind: 'created', madeBy: actor.userId, now: this.clock.now() })
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
