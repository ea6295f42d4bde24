import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { articleCreated } from '@vitrine/contracts/dictionary/events'
import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { type ArticleDetailsInput, articleTitleSchema } from '@vitrine/contracts/dictionary/schemas'
import { newEvent } from '@vitrine/contracts/event'
import { plainRefusal } from '@vitrine/contracts/plain-refusal'
import {
  insertArticle,
  insertArticleVersion,
  setArticleAuthors,
} from '@vitrine/domain/dictionary/write-article'
import { readTemplate } from '@vitrine/domain/texts/templates'
import { deleteRedirects } from '@vitrine/domain/texts/text-rows'
import { saveVersion } from '@vitrine/domain/texts/versions'
import { fieldRefused, AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { decodeHTML } from 'entities'
import { assertCan } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { fieldErrorOf } from '../http/parse-request.ts'
import { ArticleDetails } from './article-details.ts'

/** A new, unpublished article. Returns its id. */
export class CreateArticle extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: ArticleDetailsInput & { thumbnailAlt?: string },
    readonly options: { isDefaultTemplate?: boolean; templateId?: number | undefined } = {},
  ) {
    super()
  }
}

@CommandHandler(CreateArticle)
export class CreateArticleHandler implements ICommandHandler<CreateArticle> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly details: ArticleDetails,
    @Inject(CLOCK) private readonly clock: Clock,
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
      const article = await insertArticle(transaction, details, {
        isDefaultTemplate: options.isDefaultTemplate ?? false,
        begunWith: template?.id ?? null,
      })
      if (!article) throw fieldRefused('ALREADY_EXISTS', 'url', 'exists', dictionaryMessages.urlTaken)
      await deleteRedirects(transaction, 'dictionary-article', details.url)
      await setArticleAuthors(transaction, article.id, details.authorIds)
      await insertArticleVersion(transaction, {
        articleId: article.id,
        version: 1,
        blocks: template?.blocks ?? [],
        createdBy: actor.userId,
      })
      const text = { kind: 'dictionary-article', id: article.id } as const
      await saveVersion(transaction, text, { kind: 'created', madeBy: actor.userId, now: this.clock.now() })
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
