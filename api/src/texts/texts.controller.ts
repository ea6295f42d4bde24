import { Controller } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/texts/endpoints'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { EndLease } from './commands/end-lease/end-lease.command.ts'
import { HoldLease } from './commands/hold-lease/hold-lease.command.ts'

/** Who writes which text. */
@Controller()
export class TextsController {
  constructor(private readonly commands: CommandBus) {}

  @Handles(endpoints.holdLease)
  async holdLease(@Input() { params, body }: EndpointInput<typeof endpoints.holdLease>, @Who() actor: Actor) {
    return await this.commands.execute(new HoldLease(actor, { ...params, ...body }))
  }

  @Handles(endpoints.endLease)
  async endLease(@Input() { params, query }: EndpointInput<typeof endpoints.endLease>, @Who() actor: Actor) {
    await this.commands.execute(new EndLease(actor, { ...params, ...query }))
  }
}
