import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import * as endpoints from '@vitrine/contracts/custom-attributes/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { CreateAttribute } from './create-attribute.command.ts'
import { DeleteAttribute } from './delete-attribute.command.ts'
import { RenameAttribute } from './rename-attribute.command.ts'
import { hasOpenedAny } from '../vault-items/queries/staff-views.query.ts'
import { listAttributes } from './queries/list-attributes.query.ts'

/** Whose own entries staff see who name nobody. */
const NOBODY = 0

@Controller()
export class CustomAttributesController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.listAttributes)
  async list(@Input() { query }: EndpointInput<typeof endpoints.listAttributes>, @Who() { userId }: Actor) {
    return await listAttributes(this.database, userId, query)
  }

  @Handles(endpoints.createAttribute)
  async create(@Input() { body }: EndpointInput<typeof endpoints.createAttribute>, @Who() actor: Actor) {
    const id = await this.commands.execute(new CreateAttribute(actor, body))
    return { response: { id, type: body.type, displayName: body.displayName } }
  }

  @Handles(endpoints.renameAttribute)
  async rename(
    @Input() { params: { id }, body }: EndpointInput<typeof endpoints.renameAttribute>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new RenameAttribute(actor, id, body))
    return { response: { id, type: body.type, displayName: body.displayName } }
  }

  @Handles(endpoints.deleteAttribute)
  async delete(
    @Input() { params: { id } }: EndpointInput<typeof endpoints.deleteAttribute>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new DeleteAttribute(actor, id))
    return { response: { id } }
  }

  @Handles(endpoints.manageAttributes)
  async manage(
    @Input() { query }: EndpointInput<typeof endpoints.manageAttributes>,
    @Who() { userId }: Actor,
  ) {
    const ownerId = query['f.userId'] ?? NOBODY
    // A member's own insurers and locations are confidential as those of an item are.
    const mayRead = await hasOpenedAny(this.database, userId, ownerId, this.clock.now())
    return await listAttributes(this.database, mayRead ? ownerId : NOBODY, query)
  }
}
