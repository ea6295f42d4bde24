import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import * as endpoints from '@vitrine/contracts/blog/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import { publishText, trashText, unpublishText } from '@vitrine/domain/texts/change-text-state'
import { readTextContent } from '@vitrine/domain/texts/read-content'
import type { FastifyReply } from 'fastify'
import { parseSimpleRest, respondWithRows } from '../console-lists/simple-rest.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { ChangeTextState, SaveText } from '../texts/change-text-state.command.ts'
import { CreatePost } from './create-post.command.ts'
import { UpdatePost } from './update-post.command.ts'
import { findManagedPost, managePosts, postSorts } from './queries/manage-posts.query.ts'

/** Posts, in the console's dialect. */
@Controller()
export class BlogManagerController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.managePosts)
  async list(
    @Input() { query }: EndpointInput<typeof endpoints.managePosts>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = parseSimpleRest(query, postSorts)
    return respondWithRows(reply, 'blog-articles', list, await managePosts(this.database, list))
  }

  @Handles(endpoints.managePost)
  async read(@Input() { params }: EndpointInput<typeof endpoints.managePost>) {
    return await findManagedPost(this.database, params.id)
  }

  @Handles(endpoints.createPost)
  async create(
    @Input() { body: { templateId, ...input } }: EndpointInput<typeof endpoints.createPost>,
    @Who() actor: Actor,
  ) {
    return await findManagedPost(
      this.database,
      await this.commands.execute(new CreatePost(actor, input, templateId ?? null)),
    )
  }

  @Handles(endpoints.updatePost)
  async update(
    @Input() { params, body }: EndpointInput<typeof endpoints.updatePost>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new UpdatePost(actor, params.id, body, revision))
    return await findManagedPost(this.database, params.id)
  }

  @Handles(endpoints.publishPost)
  async publish(
    @Input() { params }: EndpointInput<typeof endpoints.publishPost>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    return await this.commands.execute(
      new ChangeTextState(actor, post(params), publishText, {
        expectedRevision: revision,
        read: findManagedPost,
      }),
    )
  }

  @Handles(endpoints.unpublishPost)
  async unpublish(
    @Input() { params }: EndpointInput<typeof endpoints.unpublishPost>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    return await this.commands.execute(
      new ChangeTextState(actor, post(params), unpublishText, {
        expectedRevision: revision,
        read: findManagedPost,
      }),
    )
  }

  @Handles(endpoints.deletePost)
  async delete(
    @Input() { params }: EndpointInput<typeof endpoints.deletePost>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(
      new ChangeTextState(actor, post(params), trashText, { expectedRevision: revision }),
    )
  }

  @Handles(endpoints.readPostContent)
  async readContent(@Input() { params }: EndpointInput<typeof endpoints.readPostContent>) {
    return await readTextContent(this.database, post(params))
  }

  @Handles(endpoints.savePostContent)
  async saveContent(
    @Input() { params, body }: EndpointInput<typeof endpoints.savePostContent>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
  ) {
    await this.commands.execute(new SaveText(actor, post(params), body.blocks, revision))
    return await readTextContent(this.database, post(params))
  }
}

const post = ({ id }: { id: number }) => ({ kind: 'blog-article', id }) as const
