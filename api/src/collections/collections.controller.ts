import { Controller, Inject, Req, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import * as endpoints from '@vitrine/contracts/collections/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who, tagRevision } from '../http/input.decorator.ts'
import { statedBytesOf } from '../http/stated-bytes.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateCollection } from './create-collection.command.ts'
import { DeleteCollection } from './delete-collection.command.ts'
import { UpdateCollection } from './update-collection.command.ts'
import { UploadPicture } from './upload-picture.command.ts'
import { listCollections, listCompactCollections } from './queries/list-collections.query.ts'
import { readCollection } from './queries/read-collection.query.ts'

/** A member's own collections. */
@Controller()
export class CollectionsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.listCollections)
  async list(@Input() { query }: EndpointInput<typeof endpoints.listCollections>, @Who() { userId }: Actor) {
    return await listCollections(this.database, userId, query)
  }

  @Handles(endpoints.listCompactCollections)
  async listCompact(
    @Input() { query }: EndpointInput<typeof endpoints.listCompactCollections>,
    @Who() { userId }: Actor,
  ) {
    return await listCompactCollections(this.database, userId, query)
  }

  @Handles(endpoints.readCollection)
  async read(
    @Input() { params }: EndpointInput<typeof endpoints.readCollection>,
    @Who() { userId }: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const collection = await readCollection(this.database, userId, params.id)
    tagRevision(reply, collection)
    return collection
  }

  @Handles(endpoints.createCollection)
  async create(
    @Input() { query, body }: EndpointInput<typeof endpoints.createCollection>,
    @Who() actor: Actor,
  ) {
    return {
      response: { id: await this.commands.execute(new CreateCollection(actor, body, query.validationOnly)) },
    }
  }

  @Handles(endpoints.updateCollection)
  async update(
    @Input() { params: { id }, query, body }: EndpointInput<typeof endpoints.updateCollection>,
    @Who() actor: Actor,
    @IfMatch() expectedRevision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const revision = await this.commands.execute(
      new UpdateCollection(actor, id, body, { ...query, expectedRevision }),
    )
    tagRevision(reply, { revision })
    return { response: { id } }
  }

  @Handles(endpoints.deleteCollection)
  async delete(
    @Input() { params: { id } }: EndpointInput<typeof endpoints.deleteCollection>,
    @Who() actor: Actor,
    @IfMatch() expectedRevision: number | undefined,
  ) {
    await this.commands.execute(new DeleteCollection(actor, id, expectedRevision))
    return { response: { id } }
  }

  @Handles(endpoints.uploadPicture)
  async uploadPicture(
    @Input() { params: { id }, files }: EndpointInput<typeof endpoints.uploadPicture>,
    @Who() actor: Actor,
    @IfMatch() expectedRevision: number | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { picture, revision } = await this.commands.execute(
      new UploadPicture(actor, id, files, statedBytesOf(request), expectedRevision),
    )
    tagRevision(reply, { revision })
    return { response: { id, picture } }
  }
}
