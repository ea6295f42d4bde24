import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { articleCreated } from '@vitrine/contracts/dictionary/events'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { type ArticleDetailsInput, articleTitleSchema } from '@vitrine/contracts/dictionary/schemas'
import { newEvent } from '@vitrine/contracts/event'
import { plainRefusal } from '@vitrine/contracts/plain-refusal'
import { readTemplate } from '@vitrine/domain/texts/templates'
import { fieldRefused, AppError } from '@vitrine/platform/app-error'
import { decodeHTML } from 'entities'
import { assertCan } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { fieldErrorOf } from '../http/parse-request.ts'
import { ArticleDetails } from './article-details.ts'
import { ArticleRepository } from './article.repository.ts'
import { KeptVersionRepository } from './kept-version.repository.ts'

/** A new, unpublished article. Returns its id. */
export class CreateArticle extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: ArticleDetailsInput,
    readonly options: { isDefaultTemplate?: boolean; templateId?: number | undefined } = {},
  ) {
    super()
  }
}

@CommandHandler(CreateArticle)
export class CreateArticleHandler implements ICommandHandler<CreateArticle> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly articles: ArticleRepository,
    private readonly details: ArticleDetails,
    private readonly versions: KeptVersionRepository,
  ) {}

  async execute({ actor, input, options }: CreateArticle): Promise<number> {
    const details = { ...input, title: decodeTitle(input.title) }
    assertCan(actor, 'dictionary.manage')
    await this.details.assertThumbnail(details.thumbnail)
    return await this.frame.run({ actor, capability: 'dictionary.manage' }, async (transaction) => {
      await this.details.assertValid(transaction, details)
      const template = await readTemplate(transaction, 'dictionary-article', options.templateId)
      if (!template && options.templateId !== undefined)
        throw fieldRefused('VALIDATION_FAILED', 'templateId', 'notFound', dictionaryMessages.templateUnknown)
      const article = await this.articles.insert(transaction, details, {
        isDefaultTemplate: options.isDefaultTemplate ?? false,
        begunWith: template?.id ?? null,
      })
      if (!article) throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', dictionaryMessages.urlTaken)
      await this.articles.dropRedirect(transaction, details.url)
      await this.articles.setAuthors(transaction, article.id, details.authorIds)
      await this.articles.insertVersion(transaction, article.id, 1, template?.blocks ?? [], actor.userId)
      await this.versions.keep(transaction, { articleId: article.id, kind: 'created', madeBy: actor.userId })
      return {
        result: article.id,
        events: [newEvent(articleCreated, { articleId: article.id, revision: article.revision })],
        audit: {
          action: 'dictionary-article.created',
          subject: { type: 'dictionary-article', id: article.id },
          details: { url: details.url, title: details.title },
        },
      }
    })
  }
}

/**
 * A title pasted from a page or an address may carry HTML entities or percent codes; they are decoded on
 * creation.
 *
 * @throws AppError VALIDATION_FAILED where the decoded title is no title
 */
function decodeTitle(title: string): string {
  const parsed = articleTitleSchema.safeParse(decodeHTML(decodePercentCodes(title)), {
    reportInput: true,
    error: plainRefusal,
  })
  if (parsed.success) return parsed.data
  throw new AppError('VALIDATION_FAILED', {
    fieldErrors: parsed.error.issues.map((issue) => ({ ...fieldErrorOf(issue), field: 'title' })),
  })
}

/** '100% Silk' is no percent code: a text that does not decode stays as it is. */
function decodePercentCodes(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
