import { Controller, Inject, Req, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { OutgoingFile } from '@vitrine/contracts/files'
import * as endpoints from '@vitrine/contracts/vault-media/endpoints'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ActorReader } from '../http/actor-reader.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who, tagRevision } from '../http/input.decorator.ts'
import { statedBytesOf } from '../http/stated-bytes.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { byteRangeOf } from './byte-range.rules.ts'
import { EditImages } from './edit-images.command.ts'
import { EditVideos } from './edit-videos.command.ts'
import { RetryImage } from './retry-image.command.ts'
import { SetQuota } from './set-quota.command.ts'
import { MediaAccess } from './media-access.ts'
import { StorageQuota } from './storage-quota.ts'
import { findTrashedPicture } from './queries/find-trashed-picture.query.ts'
import { asOutgoing, chosenSize, StoredMedia } from './stored-media.ts'

/** Pixels of the pictures that the trash shows. */
const TRASHED_PICTURE_WIDTH = 400

@Controller()
export class VaultMediaController {
  constructor(
    private readonly commands: CommandBus,
    private readonly actors: ActorReader,
    private readonly access: MediaAccess,
    private readonly stored: StoredMedia,
    private readonly quota: StorageQuota,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.editImages)
  async editImages(
    @Input() { params, body }: EndpointInput<typeof endpoints.editImages>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const edited = await this.commands.execute(new EditImages(actor, 'owner', params.id, body, revision))
    tagRevision(reply, edited)
    return { response: { id: params.id, images: edited.images } }
  }

  @Handles(endpoints.editManagedImages)
  async editManagedImages(
    @Input() { params, body }: EndpointInput<typeof endpoints.editManagedImages>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const edited = await this.commands.execute(new EditImages(actor, 'staff', params.id, body, revision))
    tagRevision(reply, edited)
    return { response: { id: params.id, images: edited.images } }
  }

  @Handles(endpoints.retryImage)
  async retryImage(
    @Input() { params: { id, imageId } }: EndpointInput<typeof endpoints.retryImage>,
    @Who() actor: Actor,
  ) {
    return { response: { id, images: await this.commands.execute(new RetryImage(actor, id, imageId)) } }
  }

  @Handles(endpoints.editVideos)
  async editVideos(
    @Input() { params, files }: EndpointInput<typeof endpoints.editVideos>,
    @Who() actor: Actor,
    @IfMatch() revision: number | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const named = request.headers['x-user-id']
    if (named !== undefined && named !== String(actor.userId)) throw new AppError('FORBIDDEN')
    const edited = await this.commands.execute(
      new EditVideos(actor, params.id, files, statedBytesOf(request), revision),
    )
    tagRevision(reply, edited)
    return { response: { id: params.id, videos: edited.videos } }
  }

  @Handles(endpoints.readStorage)
  async readStorage(@Input() _input: EndpointInput<typeof endpoints.readStorage>, @Who() actor: Actor) {
    return { response: await this.quota.read(this.database, actor.userId) }
  }

  @Handles(endpoints.readManagedStorage)
  async readManagedStorage(@Input() { params }: EndpointInput<typeof endpoints.readManagedStorage>) {
    return await this.quota.read(this.database, params.id)
  }

  @Handles(endpoints.setQuota)
  async setQuota(@Input() { params, body }: EndpointInput<typeof endpoints.setQuota>, @Who() actor: Actor) {
    await this.commands.execute(new SetQuota(actor, params.id, body.quota, body.from))
    return await this.quota.read(this.database, params.id)
  }

  @Handles(endpoints.readMedia)
  async read(
    @Input() { params, query }: EndpointInput<typeof endpoints.readMedia>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutgoingFile> {
    const media = await this.access.find(params.key, query.width ?? null, await this.actors.actorOf(request))
    const chosen = chosenSize(media, query.width)
    void reply.headers({
      'cache-control': 'private, no-cache',
      etag: chosen.etag,
      // Previews of a shared link may show it; no search engine is to list it.
      'x-robots-tag': 'noindex',
      'content-disposition': `inline; filename="${chosen.name}"`,
      // Opened by itself it must not run anything, whatever it is.
      'content-security-policy': "default-src 'none'; sandbox",
      ...(media.kind === 'video' && { 'accept-ranges': 'bytes' }),
    })
    if (isKept(request, chosen.etag)) {
      void reply.status(304)
      return asOutgoing(chosen, nothing(), 0)
    }
    const range =
      media.kind === 'video' && isRangeOf(request, chosen.etag)
        ? byteRangeOf(request.headers.range, media.bytes)
        : 'whole'
    if (range === 'none') {
      void reply.status(416).header('content-range', `bytes */${media.bytes}`)
      return asOutgoing(chosen, nothing(), 0)
    }
    if (range === 'whole') {
      const { body, size } = await this.stored.open(chosen)
      return asOutgoing(chosen, body, size)
    }
    void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${media.bytes}`)
    const { body } = await this.stored.open(chosen, range)
    return asOutgoing(chosen, body, range.end - range.start + 1)
  }

  @Handles(endpoints.readTrashedPicture)
  async readTrashed(
    @Input() { params }: EndpointInput<typeof endpoints.readTrashedPicture>,
    @Who() { userId }: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutgoingFile> {
    const picture = await findTrashedPicture(this.database, userId, params.id, this.clock.now())
    if (!picture) throw new AppError('NOT_FOUND')
    const chosen = chosenSize(picture, TRASHED_PICTURE_WIDTH)
    void reply.headers({
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="${chosen.name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const { body, size } = await this.stored.open(chosen)
    return asOutgoing(chosen, body, size)
  }
}

/** Whether the browser has this already, and only asks whether it may still show it. */
function isKept({ headers }: FastifyRequest, etag: string): boolean {
  return (headers['if-none-match'] ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}

/** Parts of two different files must not be put together. */
function isRangeOf({ headers }: FastifyRequest, etag: string): boolean {
  return headers['if-range'] === undefined || headers['if-range'] === etag
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
