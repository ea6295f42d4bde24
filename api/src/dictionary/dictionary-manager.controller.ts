import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import * as endpoints from '@vitrine/contracts/dictionary/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import { publishText, trashText, unpublishText } from '@vitrine/domain/texts/change-text-state'
import type { TextTransition } from '@vitrine/domain/texts/define-text'
import { fieldRefused } from '@vitrine/platform/app-error'
import { Generations } from '../cached-areas/generations.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { ChangeTextState, SaveText } from '../texts/change-text-state.command.ts'
import { CreateArticle } from './create-article.command.ts'
import { UpdateArticle } from './update-article.command.ts'
import { UpdateThumbnail } from './update-thumbnail.command.ts'
import {
  findManagedArticle,
  findManagedArticleByUrl,
  manageArticles,
} from './queries/manage-articles/manage-articles.query.ts'
import { readContent } from './queries/read-content.query.ts'

/** What staff write. */
@Controller()
export class DictionaryManagerController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    private readonly generations: Generations,
  ) {}

  @Handles(endpoints.manageArticles)
  async manageArticles(
    @Input() { query }: EndpointInput<typeof endpoints.manageArticles>,
    @Who() actor: Actor,
  ) {
    return await manageArticles(this.database, this.generations, query, actor.userId)
  }

  @Handles(endpoints.manageArticle)
  async manageArticle(@Input() { params }: EndpointInput<typeof endpoints.manageArticle>) {
    return { response: await findManagedArticleByUrl(this.database, params.url) }
  }

  @Handles(endpoints.createArticle)
  async createArticle(
    @Input() { body: { templateId, ...details } }: EndpointInput<typeof endpoints.createArticle>,
    @Who() actor: Actor,
  ) {
    return {
      response: { id: await this.commands.execute(new CreateArticle(actor, details, { templateId })) },
    }
  }

  @Handles(endpoints.updateArticle)
  async updateArticle(
    @Input() { body }: EndpointInput<typeof endpoints.updateArticle>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    return { response: await this.commands.execute(new UpdateArticle(actor, body, revision)) }
  }

  @Handles(endpoints.updateThumbnail)
  async updateThumbnail(
    @Input() { params, body }: EndpointInput<typeof endpoints.updateThumbnail>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    return {
      response: await this.commands.execute(new UpdateThumbnail(actor, { ...params, ...body }, revision)),
    }
  }

  @Handles(endpoints.publishArticle)
  async publishArticle(
    @Input() input: EndpointInput<typeof endpoints.publishArticle>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    return await this.change(actor, input, publishText, revision)
  }

  @Handles(endpoints.unpublishArticle)
  async unpublishArticle(
    @Input() input: EndpointInput<typeof endpoints.unpublishArticle>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    return await this.change(actor, input, unpublishText, revision)
  }

  @Handles(endpoints.deleteArticle)
  async deleteArticle(
    @Input() { params: { url } }: EndpointInput<typeof endpoints.deleteArticle>,
    @Who() actor: Actor,
    @IfMatch() expectedRevision: number | undefined,
  ) {
    await this.commands.execute(
      new ChangeTextState(actor, { kind: 'dictionary-article', url }, trashText, { expectedRevision }),
    )
  }

  @Handles(endpoints.readContent)
  async readContent(@Input() { params }: EndpointInput<typeof endpoints.readContent>) {
    return await readContent(this.database, params.url)
  }

  @Handles(endpoints.saveContent)
  async saveContent(
    @Input() { params, body }: EndpointInput<typeof endpoints.saveContent>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    const text = { kind: 'dictionary-article', url: params.url, id: body.id } as const
    await this.commands.execute(new SaveText(actor, text, body.blocks, revision))
    return await readContent(this.database, params.url)
  }

  private async change(
    actor: Actor,
    { params, body }: EndpointInput<typeof endpoints.publishArticle | typeof endpoints.unpublishArticle>,
    change: TextTransition,
    expectedRevision: number | undefined,
  ) {
    assertSameUrl(params.url, body.url)
    const text = { kind: 'dictionary-article', url: params.url, id: body.id } as const
    return {
      response: await this.commands.execute(
        new ChangeTextState(actor, text, change, { expectedRevision, read: findManagedArticle }),
      ),
    }
  }
}

/** The address names the article; a body that names another is a mistake that must not publish either. */
function assertSameUrl(inPath: string, inBody: string): void {
  if (inPath !== inBody)
    throw fieldRefused(
      'VALIDATION_FAILED',
      'url',
      'invalid',
      'The path and the body name different articles.',
    )
}
