import { Controller, Inject, Req, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/vault-drafts/endpoints'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who, tagRevision } from '../http/input.decorator.ts'
import { statedBytesOf } from '../http/stated-bytes.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { ChangeDraft, ChangeDrafts } from './change-drafts.command.ts'
import { CreateDrafts } from './create-drafts.command.ts'
import { DeleteDrafts, DeletePhoto } from './delete-drafts.command.ts'
import { MakeItem, MakeItems } from './make-items.command.ts'
import { MergeDrafts, MovePhotos } from './move-photos.command.ts'
import { listDrafts, readDraft } from './queries/drafts.query.ts'
import { UploadPhoto } from './upload-photo.command.ts'

/** Drafts of a member's items. */
@Controller()
export class VaultDraftsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.listDrafts)
  async list(@Input() { query }: EndpointInput<typeof endpoints.listDrafts>, @Who() { userId }: Actor) {
    return await listDrafts(this.database, userId, query)
  }

  @Handles(endpoints.createDrafts)
  async create(@Input() { body }: EndpointInput<typeof endpoints.createDrafts>, @Who() actor: Actor) {
    return { response: { ids: await this.commands.execute(new CreateDrafts(actor, body)) } }
  }

  @Handles(endpoints.changeDrafts)
  async changeSeveral(@Input() { body }: EndpointInput<typeof endpoints.changeDrafts>, @Who() actor: Actor) {
    return { response: { ids: await this.commands.execute(new ChangeDrafts(actor, body)) } }
  }

  @Handles(endpoints.deleteDrafts)
  async deleteSeveral(@Input() { body }: EndpointInput<typeof endpoints.deleteDrafts>, @Who() actor: Actor) {
    return { response: { ids: await this.commands.execute(new DeleteDrafts(actor, body.objects)) } }
  }

  @Handles(endpoints.makeItems)
  async makeItems(@Input() { body }: EndpointInput<typeof endpoints.makeItems>, @Who() actor: Actor) {
    return await this.commands.execute(new MakeItems(actor, body.objects))
  }

  @Handles(endpoints.movePhotos)
  async movePhotos(@Input() { body }: EndpointInput<typeof endpoints.movePhotos>, @Who() actor: Actor) {
    return { response: await this.commands.execute(new MovePhotos(actor, body)) }
  }

  @Handles(endpoints.readDraft)
  async read(
    @Input() { params }: EndpointInput<typeof endpoints.readDraft>,
    @Who() { userId }: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const draft = await readDraft(this.database, userId, params.id)
    tagRevision(reply, draft)
    return draft
  }

  @Handles(endpoints.changeDraft)
  async change(
    @Input() { params: { id }, body }: EndpointInput<typeof endpoints.changeDraft>,
    @Who() actor: Actor,
    @IfMatch() expectedRevision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const revision = await this.commands.execute(new ChangeDraft(actor, id, body, expectedRevision))
    tagRevision(reply, { revision })
    return { response: { id, revision } }
  }

  @Handles(endpoints.mergeDrafts)
  async merge(@Input() { params, body }: EndpointInput<typeof endpoints.mergeDrafts>, @Who() actor: Actor) {
    return { response: await this.commands.execute(new MergeDrafts(actor, params.id, body.objects)) }
  }

  @Handles(endpoints.uploadPhoto)
  async uploadPhoto(
    @Input() { params, query, files }: EndpointInput<typeof endpoints.uploadPhoto>,
    @Who() actor: Actor,
    @Req() request: FastifyRequest,
  ) {
    const options = { uploadKey: query.upload, place: query.place, statedBytes: statedBytesOf(request) }
    const { draftId, image, alike } = await this.commands.execute(
      new UploadPhoto(actor, params.id, files, options),
    )
    return { response: { id: draftId, image, alike } }
  }

  @Handles(endpoints.deletePhoto)
  async deletePhoto(
    @Input() { params: { id, photoId } }: EndpointInput<typeof endpoints.deletePhoto>,
    @Who() actor: Actor,
  ) {
    return { response: { id, revision: await this.commands.execute(new DeletePhoto(actor, id, photoId)) } }
  }

  @Handles(endpoints.makeItem)
  async makeItem(
    @Input() { params, body }: EndpointInput<typeof endpoints.makeItem>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { id, revision, images } = await this.commands.execute(new MakeItem(actor, params.id, body))
    tagRevision(reply, { revision })
    return { response: { id, images } }
  }
}
