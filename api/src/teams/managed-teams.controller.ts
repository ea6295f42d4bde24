import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/teams/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { HandOverTeam } from './hand-over-team.command.ts'
import { SetTeamSlots } from './set-team-slots.command.ts'
import { decideHandOver } from './queries/decide-hand-over.query.ts'
import { readManagedTeam } from './queries/read-managed-team.query.ts'

/** Teams as staff see and change them. */
@Controller()
export class ManagedTeamsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.readManagedTeam)
  async read(@Input() { params: { id } }: EndpointInput<typeof endpoints.readManagedTeam>) {
    return await readManagedTeam(this.database, id, this.clock.now())
  }

  @Handles(endpoints.setTeamSlots)
  async setSlots(
    @Input() { params: { id }, body }: EndpointInput<typeof endpoints.setTeamSlots>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new SetTeamSlots(actor, id, body.slots))
    return await readManagedTeam(this.database, id, this.clock.now())
  }

  @Handles(endpoints.previewHandOver)
  async preview(@Input() { params: { id }, query }: EndpointInput<typeof endpoints.previewHandOver>) {
    return (await decideHandOver(this.database, { adminId: id, email: query.email, now: this.clock.now() }))
      .shown
  }

  @Handles(endpoints.handOverTeam)
  async handOver(
    @Input() { params: { id }, body }: EndpointInput<typeof endpoints.handOverTeam>,
    @Who() actor: Actor,
  ) {
    return await this.commands.execute(new HandOverTeam(actor, id, body.email))
  }
}
