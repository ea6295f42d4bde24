import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/vault-items/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyReply } from 'fastify'
import { Handles } from '../http/endpoint.decorator.ts'
import { IfMatch, Input, Who, tagRevision } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { DeleteItem } from './delete-item.command.ts'
import { RestoreItem } from './restore-item.command.ts'
import { UpdateItem } from './update-item.command.ts'
import { ViewItem } from './view-item.command.ts'
import { manageItems } from './queries/manage-items.query.ts'

/** Every member's items, for staff. */
@Controller()
export class VaultItemsManagerController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.manageItems)
  async list(@Input() { query }: EndpointInput<typeof endpoints.manageItems>) {
    return await manageItems(this.database, query, this.clock.now())
  }

  @Handles(endpoints.manageItem)
  async read(
    @Input() { params, query }: EndpointInput<typeof endpoints.manageItem>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const item = await this.commands.execute(new ViewItem(actor, params.id, query.reason))
    tagRevision(reply, item)
    return item
  }

  @Handles(endpoints.updateManagedItem)
  async update(
    @Input() { params, query, body }: EndpointInput<typeof endpoints.updateManagedItem>,
    @Who() actor: Actor,
    @IfMatch() expectedRevision: number | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const saved = await this.commands.execute(
      new UpdateItem(actor, params.id, body, { ...query, expectedRevision, asStaff: true }),
    )
    tagRevision(reply, saved)
    return { response: { id: saved.id } }
  }

  @Handles(endpoints.deleteManagedItem)
  async delete(
    @Input() { params: { id } }: EndpointInput<typeof endpoints.deleteManagedItem>,
    @Who() actor: Actor,
    @IfMatch() expectedRevision: number | undefined,
  ) {
    await this.commands.execute(new DeleteItem(actor, id, { expectedRevision, asStaff: true }))
    return { response: { id } }
  }

  @Handles(endpoints.restoreManagedItem)
  async restore(
    @Input() { params }: EndpointInput<typeof endpoints.restoreManagedItem>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const saved = await this.commands.execute(new RestoreItem(actor, params.id))
    tagRevision(reply, saved)
    return { response: { id: saved.id } }
  }
}
