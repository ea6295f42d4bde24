import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import * as endpoints from '@vitrine/contracts/collections/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { CreateCollection } from './commands/create-collection/create-collection.command.ts'
import { listCompactCollections } from './queries/list-compact-collections/list-compact-collections.query.ts'

@Controller()
export class CollectionsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.listCompactCollections)
  async listCompact(@Input() { query }: EndpointInput<typeof endpoints.listCompactCollections>, @Who() { userId }: Actor) {
    return await listCompactCollections(this.database, userId, query)
  }

  @Handles(endpoints.createCollection)
  async create(@Input() { query, body }: EndpointInput<typeof endpoints.createCollection>, @Who() actor: Actor) {
    return { response: { id: await this.commands.execute(new CreateCollection(actor, body, query.validationOnly)) } }
  }
}
