import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/vault-trash/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyReply } from 'fastify'
import { RestoreCollection } from '../collections/restore-collection.command.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who, tagRevision } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { RestoreTag } from '../tags/restore-tag.command.ts'
import { RestoreOwnItem } from '../vault-items/restore-own-item.command.ts'
import { RestorePhoto } from '../vault-media/restore-photo.command.ts'
import { EraseTrash, type Erased } from './erase-trash.command.ts'
import { listTrash } from './queries/list-trash.query.ts'

@Controller()
export class VaultTrashController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.listTrash)
  async list(@Input() { query }: EndpointInput<typeof endpoints.listTrash>, @Who() { userId }: Actor) {
    return await listTrash(this.database, userId, query, this.clock.now())
  }

  @Handles(endpoints.restoreItem)
  async restoreItem(
    @Input() { params: { id }, body }: EndpointInput<typeof endpoints.restoreItem>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    tagRevision(reply, await this.commands.execute(new RestoreOwnItem(actor, id, body.title)))
    return { response: { id } }
  }

  @Handles(endpoints.restoreCollection)
  async restoreCollection(
    @Input() { params: { id }, body }: EndpointInput<typeof endpoints.restoreCollection>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    tagRevision(reply, {
      revision: await this.commands.execute(new RestoreCollection(actor, id, body.title)),
    })
    return { response: { id } }
  }

  @Handles(endpoints.restoreTag)
  async restoreTag(
    @Input() { params: { id }, body }: EndpointInput<typeof endpoints.restoreTag>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new RestoreTag(actor, id, body.title))
    return { response: { id } }
  }

  @Handles(endpoints.restorePhoto)
  async restorePhoto(
    @Input() { params: { id } }: EndpointInput<typeof endpoints.restorePhoto>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new RestorePhoto(actor, id))
    return { response: { id } }
  }

  @Handles(endpoints.eraseItem)
  async eraseItem(@Input() { params }: EndpointInput<typeof endpoints.eraseItem>, @Who() actor: Actor) {
    return await this.erase(actor, { kind: 'items', ...params })
  }

  @Handles(endpoints.eraseCollection)
  async eraseCollection(
    @Input() { params }: EndpointInput<typeof endpoints.eraseCollection>,
    @Who() actor: Actor,
  ) {
    return await this.erase(actor, { kind: 'collections', ...params })
  }

  @Handles(endpoints.eraseTag)
  async eraseTag(@Input() { params }: EndpointInput<typeof endpoints.eraseTag>, @Who() actor: Actor) {
    return await this.erase(actor, { kind: 'tags', ...params })
  }

  @Handles(endpoints.erasePhoto)
  async erasePhoto(@Input() { params }: EndpointInput<typeof endpoints.erasePhoto>, @Who() actor: Actor) {
    return await this.erase(actor, { kind: 'photos', ...params })
  }

  @Handles(endpoints.emptyTrash)
  async empty(@Input() _input: EndpointInput<typeof endpoints.emptyTrash>, @Who() actor: Actor) {
    return await this.erase(actor, 'everything')
  }

  private async erase(actor: Actor, what: Erased) {
    return { response: { erased: await this.commands.execute(new EraseTrash(actor, what)) } }
  }
}
