import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import * as endpoints from '@vitrine/contracts/dictionary/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import { fieldRefused } from '@vitrine/platform/app-error'
import { Generations } from '../cached-areas/generations.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateArticle } from './create-article.command.ts'
import { DeleteArticle } from './delete-article.command.ts'
import { PublishArticle } from './publish-article.command.ts'
import { SaveContent } from './save-content.command.ts'
import { UnpublishArticle } from './unpublish-article.command.ts'
import { UpdateArticle } from './update-article.command.ts'
import { UpdateThumbnail } from './update-thumbnail.command.ts'
import { findManagedArticleByUrl, manageArticles } from './queries/manage-articles/manage-articles.query.ts'
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
    @Input() { params, body }: EndpointInput<typeof endpoints.publishArticle>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    assertSameUrl(params.url, body.url)
    return { response: await this.commands.execute(new PublishArticle(actor, params.url, revision, body.id)) }
  }

  @Handles(endpoints.unpublishArticle)
  async unpublishArticle(
    @Input() { params, body }: EndpointInput<typeof endpoints.unpublishArticle>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    assertSameUrl(params.url, body.url)
    return {
      response: await this.commands.execute(new UnpublishArticle(actor, params.url, revision, body.id)),
    }
  }

  @Handles(endpoints.deleteArticle)
  async deleteArticle(
    @Input() { params }: EndpointInput<typeof endpoints.deleteArticle>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new DeleteArticle(actor, params.url, revision))
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
    await this.commands.execute(new SaveContent(actor, { url: params.url, ...body }, revision))
    return await readContent(this.database, params.url)
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
