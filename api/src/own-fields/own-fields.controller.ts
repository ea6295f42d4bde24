import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/own-fields/endpoints'
import type { Database } from '@vitrine/database/database'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { AddReadySet } from './add-ready-set.command.ts'
import { CreateOwnField } from './create-own-field.command.ts'
import { DeleteOwnField } from './delete-own-field.command.ts'
import { OrderOwnFields } from './order-own-fields.command.ts'
import { OwnFieldsRepository } from './own-fields.repository.ts'
import { UpdateOwnField } from './update-own-field.command.ts'

/** Fields that members define for their items. */
@Controller()
export class OwnFieldsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly fields: OwnFieldsRepository,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.listOwnFields)
  async list(@Input() _input: EndpointInput<typeof endpoints.listOwnFields>, @Who() { userId }: Actor) {
    return { fields: await this.fields.list(this.database, userId) }
  }

  @Handles(endpoints.createOwnField)
  async create(@Input() { body }: EndpointInput<typeof endpoints.createOwnField>, @Who() actor: Actor) {
    return { response: { id: await this.commands.execute(new CreateOwnField(actor, body)) } }
  }

  @Handles(endpoints.addReadySet)
  async addSet(@Input() { body }: EndpointInput<typeof endpoints.addReadySet>, @Who() actor: Actor) {
    return { fields: await this.commands.execute(new AddReadySet(actor, body)) }
  }

  // Before those whose path ends with an id.
  @Handles(endpoints.orderOwnFields)
  async order(
    @Input() { body: { ids } }: EndpointInput<typeof endpoints.orderOwnFields>,
    @Who() actor: Actor,
  ) {
    return { fields: await this.commands.execute(new OrderOwnFields(actor, ids)) }
  }

  @Handles(endpoints.updateOwnField)
  async update(
    @Input() { params: { id }, body }: EndpointInput<typeof endpoints.updateOwnField>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new UpdateOwnField(actor, id, body))
    return { response: { id } }
  }

  @Handles(endpoints.deleteOwnField)
  async delete(
    @Input() { params: { id } }: EndpointInput<typeof endpoints.deleteOwnField>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new DeleteOwnField(actor, id))
    return { response: { id } }
  }
}
