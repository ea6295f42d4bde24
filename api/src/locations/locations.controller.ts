import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/locations/endpoints'
import type { Database } from '@vitrine/database/database'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { ChangeLocation } from './change-location.command.ts'
import { CreateLocation } from './create-location.command.ts'
import { listLocations } from './queries/list-locations.query.ts'

/** Storage locations as a tree; the documented calls of insurers and locations know the same ones. */
@Controller()
export class LocationsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Handles(endpoints.listLocations)
  async list(@Input() _input: EndpointInput<typeof endpoints.listLocations>, @Who() { userId }: Actor) {
    return { locations: await listLocations(this.database, userId) }
  }

  @Handles(endpoints.createLocation)
  async create(@Input() { body }: EndpointInput<typeof endpoints.createLocation>, @Who() actor: Actor) {
    return { response: { id: await this.commands.execute(new CreateLocation(actor, body)) } }
  }

  @Handles(endpoints.changeLocation)
  async change(
    @Input() { params: { id }, body }: EndpointInput<typeof endpoints.changeLocation>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new ChangeLocation(actor, id, body))
    return { response: { id } }
  }
}
